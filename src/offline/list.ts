/**
 * The list of everything that can be read offline: written by the build as `/offline.json`, read by the worker and by
 * the offline manager. It is no part of the worker's code: a changed word changes the list, not the worker, and so
 * asks nobody to reload.
 */

/**
 * Bytes as they come over the network (brotli), and a name for the content: hex digits of a SHA-256. A file's is that of its
 * bytes; a page's stands in the page itself, because some hosts alter pages on the way (`src/build/offline/offline-stamp.ts`).
 */
interface Content {
  readonly hash: string
  readonly size: number
}

/** One page: its HTML, and the files (by number) without which it is not complete. */
export interface ListedPage extends Content {
  readonly title: string
  readonly needs: readonly number[]
}

/** A file that pages need: script, style, font, art. */
export interface ListedFile extends Content {
  readonly path: string
}

export interface OfflineList {
  /** Changes with anything below. */
  readonly build: string
  readonly files: readonly ListedFile[]
  /** Files (by number) that any page may ask for once it runs. */
  readonly everywhere: readonly number[]
  /** Pages by their address, in the order in which they are saved. */
  readonly pages: Readonly<Record<string, ListedPage>>
  /** Pages that are saved before the worker takes over: home, the offline page, the 404 page. */
  readonly first: readonly string[]
  /** Pages that are saved only when they are read, or when the visitor wants all: the rest fills `limit`. */
  readonly later: readonly string[]
  /** Lists of the API, by address. */
  readonly lists: readonly string[]
  readonly aliases: Readonly<Record<string, string>>
}

/** The most that is saved by itself, in bytes (docs/specification.md#budgets). */
export const limit = 1_500_000

export const listPath = '/offline.json'
export const offlinePath = '/offline'
export const notFoundPath = '/404'

/** Hex digits that name content: enough that no two files of a site share them. */
export const hashLength = 16

/**
 * The key under which content is kept: a new build's page has a new one, an unchanged one keeps its. Each page carries its
 * own, so that it can be told from error pages, login pages and other builds' pages even when a host has altered it.
 */
export const keyOf = (path: string, hash: string) => `${path}?saved=${hash}`

/** Whether an address names its content, and so never changes. */
export const isHashed = (path: string) => /^\/(assets|art)\//.test(path)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list as it came from the network or from storage; nothing when it is none. */
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
    // A list that an earlier build has left has no pages for later.
    return fits ? ({ later: [], ...value } as unknown as OfflineList) : undefined
  } catch {
    return undefined
  }
}

/** One thing to save. */
export interface Entry extends Content {
  readonly path: string
  readonly key: string
  readonly isPage: boolean
}

const entry = (path: string, { hash, size }: Content, isPage: boolean): Entry => ({
  path,
  hash,
  size,
  key: keyOf(path, hash),
  isPage,
})

/** Everything that a page needs to work without a network, its HTML last: once that is saved, the page is complete. */
export function entriesOf(list: OfflineList, path: string): Entry[] {
  const page = list.pages[path]
  if (!page) return []
  const files = [...list.everywhere, ...page.needs].flatMap(number => list.files[number] ?? [])
  return [...files.map(file => entry(file.path, file, false)), entry(path, page, true)]
}

const once = (entries: readonly Entry[]) => [...new Map(entries.map(entry => [entry.key, entry])).values()]

/** What is saved before the worker takes over, each once. */
export const firstEntries = (list: OfflineList): Entry[] => once(list.first.flatMap(path => entriesOf(list, path)))

/** Everything that some pages need, each once, in their order; the first pages come before them. */
const entriesOfPages = (list: OfflineList, paths: readonly string[]): Entry[] =>
  once([...list.first, ...paths].flatMap(path => entriesOf(list, path)))

/** Everything on the list, each once, in the order in which it is saved. */
export const allEntries = (list: OfflineList): Entry[] => entriesOfPages(list, Object.keys(list.pages))

/** What is saved by itself, with the pages for later that are `wanted`. */
export function entriesToSave(list: OfflineList, wanted: (path: string) => boolean = () => false): Entry[] {
  const later = new Set(list.later)
  return entriesOfPages(
    list,
    Object.keys(list.pages).filter(path => !later.has(path) || wanted(path)),
  )
}

/** Bytes of some entries. */
export const sizeOf = (entries: Iterable<Entry>) => [...entries].reduce((total, { size }) => total + size, 0)

/** The page that an address leads to, in any spelling: with a trailing slash, a query, or by an alias. */
export function pagePathOf(list: OfflineList, pathname: string): string | undefined {
  const plain = pathname.replace(/(.)\/+$/, '$1').replace(/\.html$/, '')
  const path = list.aliases[plain] ?? plain
  return path in list.pages ? path : undefined
}

/**
 * Whether an address can be that of a page, though perhaps of a newer one than the list knows: its last step is a plain
 * word, and what stands above it is the root or a page.
 */
export function canBePage(list: OfflineList, pathname: string): boolean {
  if (pagePathOf(list, pathname) !== undefined) return true
  const [, above = '', last = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? []
  return above === '' ? /^[a-z0-9-]+$/.test(last) : /^[\w-]+$/.test(last) && pagePathOf(list, above) !== undefined
}
