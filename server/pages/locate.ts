import { redirects } from '#site/map/redirects.ts'
import type { SiteFile } from './site-files.ts'

const aliases = new Map<string, string>(redirects)

/** What stands at an address: a file, or another address of this site. */
export type Place = { readonly file: SiteFile } | { readonly redirect: string }

/** The address of a file: `a/b.html` is `/a/b`. */
export const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** An address as it is meant; nothing for one that no file could have. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** The address of a page that was asked for with a slash or an extension too many. */
const plain = (path: string) =>
  `/${path
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')}`

/**
 * Finds what a path asks for among the addresses that exist. It is only ever compared with them: no path leaves the
 * folder, and a redirect leads to a page of this site or nowhere.
 */
export function locate(files: ReadonlyMap<string, SiteFile>, pathname: string): Place | undefined {
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
