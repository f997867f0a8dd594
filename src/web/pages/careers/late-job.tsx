import { type ReactNode, useEffect, useState } from 'react'
import type { ListValue } from '#api/contract.ts'
import type { JobTexts } from '#site/words/careers/job.ts'
import { refresh } from '#web/lists/refresh.ts'
import { onceAVisit } from '#web/lists/use-list.ts'
import { ClosedJob, OpenJob } from './job.tsx'

interface Props {
  id: string
  words: JobTexts
  /** What is shown until the list has come. */
  children: ReactNode
}

/** A job of which the site has no page: it is newer than the build, or it is gone. The API's list knows. */
export default function LateJob({ id, words, children }: Props) {
  const [jobs, setJobs] = useState<ListValue<'jobs'>>()
  useEffect(() => {
    void refresh('jobs', onceAVisit).then(setJobs)
  }, [])
  const job = jobs?.find(entry => String(entry.id) === id)
  useEffect(() => {
    if (job) document.title = job.title
  }, [job])
  if (!jobs) return children
  return job ? <OpenJob job={job} words={words} /> : <ClosedJob words={words} />
}
