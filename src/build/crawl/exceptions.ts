/** What the crawl allows. Every exception has a reason. */
import { readData } from '#api/data-folder.ts'
import { endpoints } from '#api/endpoints.ts'
import { isOpen } from '#api/open-jobs.ts'
import { apiBase } from '#build/env/api-base.ts'
import { buildDay } from '#build/env/build-time.ts'
import { jobPath } from '#site/map/families.ts'

/** Paths that no file serves: a form is sent there, and the API server answers. */
export const unserved: ReadonlySet<string> = new Set(Object.values(endpoints).map(({ path }) => `${apiBase}${path}`))

/** Pages that no page links to: hosts show the first for other addresses, and a closed job tells so to those who have its address. */
export const unlinked = (): readonly string[] => [
  '/404',
  ...readData()
    .jobs.filter(job => !isOpen(job, buildDay()))
    .map(jobPath),
]
