import { redirects } from '#site/map/redirects.ts'
import type { SiteFile } from './site-file.ts'

const aliases = new Map<string, string>(redirects)

/** The result of a lookup: a file, or the path of a redirect. */
export type Place = { readonly file: SiteFile } | { readonly redirect: string }

/** The URL path of a file: `a/b.html` is served at `/a/b`. */
export const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** Decodes a path; `undefined` when it is malformed. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Maximum length of a path; no page has one that is nearly as long. */
const longestPath = 1000

/** The canonical path: without extra slashes, `.html` and `index`. */
function plain(path: string): string {
  let [start, end] = [0, path.length]
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return `/${path
    .slice(start, end)
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')}`
}

/**
 * Looks up a path among the known paths. The path is never joined to a folder, so it cannot leave the site, and a redirect
 * can only lead to a page of this site.
 */
export function locate(files: ReadonlyMap<string, SiteFile>, pathname: string): Place | undefined {
  if (pathname.length > longestPath) return undefined
  const path = decoded(pathname)
  if (path === undefined) return undefined
  const alias = aliases.get(path)
  if (alias) return { redirect: alias }
  const file = files.get(path)
  if (file) return { file }
  const page = plain(path)
  const target = aliases.get(page) ?? (files.get(page)?.path.endsWith('.html') ? page : undefined)
  return target === undefined ? undefined : { redirect: target }
}
