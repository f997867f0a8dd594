import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { company } from '#content/company.ts'
import { jobPath } from '#content/map/families.ts'
import { fetchList } from '#lists/fetch-list.ts'
import { answersAtom } from '#lists/list-store.ts'
import { onceAVisit } from '#lists/use-list.ts'
import type { JobTexts } from '#pages/words.ts'
import { Head } from '#seo/head.ts'
import { focusQuietly } from '#ui/focus-quietly.ts'
import { ClosedJob, OpenJob } from './page.tsx'

interface Props {
  id: string
  words: JobTexts
  /** Shown until the list has loaded. */
  children: ReactNode
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
  useLayoutEffect(() => {
    if (!jobs) return
    if (takesFocus && document.activeElement === document.body) focusQuietly(heading())
  }, [jobs, takesFocus])
  if (!jobs) return children
  const { title, description } = job ?? { title: words.closed.headline, description: words.closed.lead }
  return (
    <>
      <Head path={jobPath({ id })} title={`${title} | ${company.name}`} description={description} isUnlisted />
      {job ? <OpenJob job={job} words={words} /> : <ClosedJob words={words} />}
    </>
  )
}
