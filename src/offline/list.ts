/**
 * The list of what can be read offline. The build writes it as `/offline.json`; the worker and `/offline` read it. It is not
 * part of the worker's code: changed words change the list and not the worker, so nobody is asked to reload.
 */
import { decodedPath, plainPath } from '#content/plain-path.ts'

/** A page. `revision` is in its HTML too (`src/offline/offline-stamp.build.ts`). */
interface ListedPage {
  /** Hex digits of a SHA-256. */
  readonly revision: string
  /** The indexes in `files` of what the page shows. Scripts, styles and the font are precached with the worker. */
  readonly needs: readonly number[]
  /** Saved only when it is read, or when the visitor asks for everything: the others reach the limit. */
  readonly later?: true
}

export interface OfflineList {
  /** Paths of pictures and of the search index. */
  readonly files: readonly string[]
  /** Pages by path, in the order in which they are saved. */
  readonly pages: Readonly<Record<string, ListedPage>>
  readonly aliases: Readonly<Record<string, string>>
}

export const listPath = '/offline.json'
export const offlinePath = '/offline'
export const notFoundPath = '/404'

/** The pages that the installation of the worker waits for. */
export const firstPaths: readonly string[] = ['/', offlinePath, notFoundPath]

/**
 * Whether a file of the build is precached with the worker: the code, but neither the logos, which are content, nor the
 * search, which is as large as ten pages and is saved with its page.
 */
export const isPrecached = (path: string) =>
  /^\/?assets\/(?!(?:logos|search-dialog|index-client)-)[^/]+\.(?:js|css|woff2|svg)$/.test(path)

/** Number of hex digits of a revision: enough that no two pages of a site have the same one. */
export const revisionLength = 16

/**
 * The cache key of a page. Each page contains its own key, which tells it from error pages, login pages and pages of other
 * builds, even when a host has altered it.
 */
export const pageKey = (path: string, revision: string) => `${path}?saved=${revision}`

/** Whether a path contains a hash of its content, so that the content never changes. */
export const isHashed = (path: string) => /^\/(assets|art)\//.test(path)

/** Parses a list; `undefined` when the text is none. */
export function parseList(text: string): OfflineList | undefined {
  try {
    const list: OfflineList | Partial<Record<keyof OfflineList, undefined>> | null = JSON.parse(text)
    return list?.files && list.pages && list.aliases ? list : undefined
  } catch {
    return undefined
  }
}

/** The cache keys of everything that a page needs offline, its HTML last. */
export function entriesOf(list: OfflineList, path: string): string[] {
  const page = list.pages[path]
  return page ? [...page.needs.flatMap(at => list.files[at] ?? []), pageKey(path, page.revision)] : []
}

/** The path of the page at a URL path, which may be an alias or spelt in another way. */
export function pagePathOf(list: OfflineList, pathname: string): string | undefined {
  const plain = plainPath(decodedPath(pathname) ?? pathname)
  const path = list.aliases[plain] ?? plain
  return Object.hasOwn(list.pages, path) ? path : undefined
}

/**
 * Whether a URL path may belong to a page that is newer than the list: its last segment is a plain word, and its parent is
 * the root or a page.
 */
export function canBePage(list: OfflineList, pathname: string): boolean {
  if (pagePathOf(list, pathname) !== undefined) return true
  const [, above = '', last = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? []
  return above === '' ? /^[a-z0-9-]+$/.test(last) : /^[\w-]+$/.test(last) && pagePathOf(list, above) !== undefined
}
