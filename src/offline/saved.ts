/** What is saved on this device, for the worker and for `/offline`. */
import { ifAllowed } from './allowed.ts'
import { listPath, type OfflineList, pageKey, parseList } from './list.ts'

/** The caches beside Workbox's precache, which has the code. */
export const cacheNames = {
  /** One version of each page, under `pageKey`. */
  pages: 'pages',
  /** Files whose names have a hash. */
  files: 'files',
  /** Pictures whose names have none. */
  images: 'images',
  /** The last answers of the API's lists. */
  lists: 'lists',
  /** The scripts of the build before this one, for its open tabs and saved pages. */
  oldCode: 'old-code',
  /** The list, and whether the visitor wants all pages. */
  state: 'state',
} as const

const everythingKey = '/everything'

const openState = () => caches.open(cacheNames.state)

/** The newest known list. */
export async function readList(): Promise<OfflineList | undefined> {
  const saved = await (await openState()).match(listPath)
  return saved && parseList(await saved.text())
}

/** Rejects when storage is full. */
export const writeList = async (list: OfflineList) =>
  (await openState()).put(listPath, new Response(JSON.stringify(list)))

/** Whether the visitor asked for all pages, also those that are saved `later`. */
export const wantsEverything = async () => (await (await openState()).match(everythingKey)) !== undefined

export const setWantsEverything = async () => (await openState()).put(everythingKey, new Response())

/** The keys of all saved pages and files. */
export async function savedEntries(): Promise<Set<string>> {
  const { pages, files, images } = cacheNames
  const requests = await Promise.all([pages, files, images].map(async name => (await caches.open(name)).keys()))
  // A fragment, such as that of a patch without its border, is part of a request's URL and not of the file.
  return new Set(requests.flat().map(({ url }) => url.slice(new URL(url).origin.length).replace(/#.*/, '')))
}

/** Bytes that must be free, or saving pauses. */
const sparedStorage = 20 * 1024 * 1024

export async function isTight(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await ifAllowed(() => navigator.storage.estimate())) ?? {}
  return quota - usage < sparedStorage
}

/** Whether a page is saved without asking, because everything is wanted, or because it was read. */
export function isWanted(list: OfflineList, path: string, saved: ReadonlySet<string>, everything: boolean): boolean {
  const page = list.pages[path]
  return page !== undefined && (!page.later || everything || saved.has(pageKey(path, page.revision)))
}
