import type { Job } from '#api/contract.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#site/company.ts'
import { jobPath } from '#site/map/families.ts'
import { rss } from './rss.ts'

/** The open jobs as RSS 2.0. A job without a day of posting has an entry without a date. */
export function jobFeed(jobs: readonly Job[]): EmittedFile[] {
  const items = jobs.map(job => ({
    title: `${job.title} (${job.locationType})`,
    url: `${company.siteUrl}${jobPath(job)}`,
    summary: job.description,
    category: job.department,
    ...(job.posted && { published: new Date(job.posted) }),
  }))
  return rss('careers', items)
}
