import { readData } from '#api/data-folder.ts'
import { endpoints } from '#api/endpoints.ts'
import { isOpen } from '#api/open-jobs.ts'
import { apiBase } from '#build/env/api-base.ts'
import { buildDay } from '#build/env/build-time.ts'
import { jobPath } from '#site/map/families.ts'

/**
 * What the crawl allows. Every exception has a reason.
 */
interface Exception {
  readonly path: string
  readonly reason: string
}

/** Paths that no file serves. */
export const unserved: readonly Exception[] = Object.values(endpoints).map(({ path }) => ({
  path: `${apiBase}${path}`,
  reason: 'a form is sent there: the API server answers, not a file',
}))

/** Pages that no page links to. */
export const unlinked = (): Exception[] => [
  { path: '/404', reason: 'hosts show it for addresses that lead nowhere' },
  ...readData()
    .jobs.filter(job => !isOpen(job, buildDay()))
    .map(job => ({ path: jobPath(job), reason: 'a closed job tells so to those who have its address' })),
]
