import { endpoints } from '#api/endpoints.ts'
import { apiBase } from '#build/api-base.ts'

/**
 * What the crawl lets pass. Every entry says why: an exception without a reason is a fault that nobody dared to mend.
 */
export interface Exception {
  readonly path: string
  readonly reason: string
}

/** Addresses that no file serves. */
export const unserved: readonly Exception[] = Object.values(endpoints).map(({ path }) => ({
  path: `${apiBase}${path}`,
  reason: 'a form is sent there: the API server answers, not a file',
}))

/** Pages that no page links to. */
export const unlinked: readonly Exception[] = [
  { path: '/404', reason: 'hosts show it for addresses that lead nowhere' },
]
