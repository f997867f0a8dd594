import { pageAt, siteMap } from '#site/map/index.ts'
import { type Role, threads } from './tokens.ts'

/** The thread that colours a page's lines and icons: neighbours in the site map never share one. */
export function accentOf(path: string): Role {
  const page = pageAt(path)
  const at = page ? siteMap.indexOf(page) : path.length
  return threads[at % threads.length] ?? 'madder'
}
