/**
 * The list of everything that can be read offline. The build writes it as `/offline.json`; the worker and the offline
 * manager read it. It is not part of the worker's code, so changed content changes the list and not the worker, and no
 * visitor is asked to reload.
 */
import { decodedPath, plainPath } from '#site/plain-path.ts'

/**
 * The compressed size in bytes (Brotli), and a hash: hex digits of a SHA-256. A file's hash is computed from its bytes. A
 * page's hash is written in the page, because some hosts alter pages when they send them (`src/build/offline/offline-stamp.ts`).
 */
interface Content {
  readonly hash: string
  readonly size: number
}

/** One page, and the indexes in `files` of the files that it needs. */
export interface ListedPage extends Content {
  readonly title: string
  readonly needs: readonly number[]
}

/** A file that pages need: a script, style sheet, font or drawing. */
export interface ListedFile extends Content {
  readonly path: string
}

export interface OfflineList {
  /** Changes when anything below changes. */
  readonly build: string
  readonly files: readonly ListedFile[]
  /** Indexes in `files` of the files that any page may request once its scripts run. */
  readonly everywhere: readonly number[]
  /** Pages by path, in the order in which they are saved. */
  readonly pages: Readonly<Record<string, ListedPage>>
  /** Pages that are saved during the worker's installation: home, the offline page and the 404 page. */
  readonly first: readonly string[]
  /** Pages that are saved only when they are read or when the visitor asks for all pages: the others reach the limit. */
  readonly later: readonly string[]
  /** Paths of the API's lists. */
  readonly lists: readonly string[]
  readonly aliases: Readonly<Record<string, string>>
}

export const listPath = '/offline.json'
export const offlinePath = '/offline'
export const notFoundPath = '/404'

/** Number of hex digits of a hash: enough that no two files of a site have the same one. */
export const hashLength = 16

/**
 * The cache key of content: a changed page gets a new key, an unchanged page keeps its key. Each page contains its own key,
 * which distinguishes it from error pages, login pages and pages of other builds, even when a host has altered it.
 */
export const cacheKey = (path: string, hash: string) => `${path}?saved=${hash}`

/** Whether a path contains a hash of its content, so that the content never changes. */
export const isHashed = (path: string) => /^\/(assets|art)\//.test(path)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a list; `undefined` when the text is not a list. */
export function parseList(text: string): OfflineList | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const fits =
      isRecord(value) &&
      typeof value.build === 'string' &&
      Array.isArray(value.files) &&
      Array.isArray(value.everywhere) &&
      Array.isArray(value.first) &&
      Array.isArray(value.lists) &&
      isRecord(value.pages) &&
      isRecord(value.aliases)
    // Lists of earlier builds have no `later`.
    return fits ? ({ later: [], ...value } as unknown as OfflineList) : undefined
  } catch {
    return undefined
  }
}

/** A page or file to save. */
export interface OfflineFile extends Content {
  readonly path: string
  readonly key: string
  readonly isPage: boolean
}

const entry = (path: string, { hash, size }: Content, isPage: boolean): OfflineFile => ({
  path,
  hash,
  size,
  key: cacheKey(path, hash),
  isPage,
})

/** Everything that a page needs offline. The HTML is last: once it is saved, the page is complete. */
export function entriesOf(list: OfflineList, path: string): OfflineFile[] {
  const page = list.pages[path]
  if (!page) return []
  const files = [...list.everywhere, ...page.needs].flatMap(number => list.files[number] ?? [])
  return [...files.map(file => entry(file.path, file, false)), entry(path, page, true)]
}

const once = (entries: readonly OfflineFile[]) => [...new Map(entries.map(entry => [entry.key, entry])).values()]

/** What is saved during the worker's installation, without duplicates. */
export const firstEntries = (list: OfflineList): OfflineFile[] =>
  once(list.first.flatMap(path => entriesOf(list, path)))

/** Everything that the given pages need, without duplicates and in order, after what the first pages need. */
const entriesOfPages = (list: OfflineList, paths: readonly string[]): OfflineFile[] =>
  once([...list.first, ...paths].flatMap(path => entriesOf(list, path)))

/** Everything on the list, without duplicates, in the order in which it is saved. */
export const allEntries = (list: OfflineList): OfflineFile[] => entriesOfPages(list, Object.keys(list.pages))

/** What is saved without asking, and the pages of `later` for which `wanted` is true. */
export function entriesToSave(list: OfflineList, wanted: (path: string) => boolean = () => false): OfflineFile[] {
  const later = new Set(list.later)
  return entriesOfPages(
    list,
    Object.keys(list.pages).filter(path => !later.has(path) || wanted(path)),
  )
}

/** Total size in bytes. */
export const sizeOf = (entries: Iterable<OfflineFile>) => [...entries].reduce((total, { size }) => total + size, 0)

/** The path of the page at a URL path, which may be an alias or spelt in another way. */
export function pagePathOf(list: OfflineList, pathname: string): string | undefined {
  const plain = plainPath(decodedPath(pathname) ?? pathname)
  const path = list.aliases[plain] ?? plain
  return path in list.pages ? path : undefined
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
