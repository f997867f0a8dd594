import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { company } from '#site/company.ts'
import { jobPath } from '#site/map/families.ts'
import type { JobTexts } from '#site/pages/words.ts'
import { fetchList } from '#web/lists/fetch-list.ts'
import { answersAtom } from '#web/lists/list-store.ts'
import { onceAVisit } from '#web/lists/use-list.ts'
import { focusQuietly } from '#web/ui/focus-quietly.ts'
import { ClosedJob, OpenJob } from './job.tsx'

interface Props {
  id: string
  words: JobTexts
  /** Shown until the list has loaded. */
  children: ReactNode
}

/** Replaces the head of the 404 page. The next page has its own. */
function setHead(name: string, description: string, path: string) {
  const title = `${name} | ${company.name}`
  document.title = title
  const contents = { description, 'og:title': title, 'og:description': description, 'og:url': company.siteUrl + path }
  for (const [key, content] of Object.entries(contents))
    document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.setAttribute('content', content)
  document.head.querySelector('link[rel=canonical]')?.setAttribute('href', company.siteUrl + path)
}

const heading = () => document.querySelector<HTMLElement>('main h1')

/** A job without a page on this site: it is newer than the build, or closed. The list of the API decides which. */
export default function UnlistedJob({ id, words, children }: Props) {
  const { jobs } = useAtomValue(answersAtom)
  // A navigation focuses the heading of the 404 page, which this replaces.
  const [takesFocus] = useState(() => document.activeElement === heading())
  useEffect(() => {
    void fetchList('jobs', onceAVisit)
  }, [])
  const job = jobs?.find(entry => String(entry.id) === id)
  const { headline, lead } = words.closed
  useLayoutEffect(() => {
    if (!jobs) return
    setHead(job?.title ?? headline, job?.description ?? lead, jobPath({ id }))
    if (takesFocus && document.activeElement === document.body) focusQuietly(heading())
  }, [jobs, job, id, headline, lead, takesFocus])
  if (!jobs) return children
  return job ? <OpenJob job={job} words={words} /> : <ClosedJob words={words} />
}
