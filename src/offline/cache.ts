/** The caches for reading offline, and their keys. The lists of what to save are in `builds.ts`. */
import { ifAllowed } from './allowed.ts'
import { cacheKey, entriesOf, notFoundPath, type OfflineList } from './list.ts'

/** Pages and their files, keyed by hash. */
export const savedCache = 'saved'
/** The last answers of the API's lists. */
export const listsCache = 'lists'
/** Images that are not on the list. */
export const imagesCache = 'images'

/** The response header with the time of saving, as an ISO date. */
export const savedAtHeader = 'x-saved-at'

/** Bytes that must be free before more than the first pages are saved. */
const sparedStorage = 20 * 1024 * 1024

const pausedKey = '/offline-paused'
const allKey = '/offline-all'

/** Whether the browser has too little storage left to save more than the first pages. */
export async function isTight(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await ifAllowed(() => navigator.storage.estimate())) ?? {}
  return quota - usage < sparedStorage
}

export const openSaved = () => caches.open(savedCache)

/** When a page was saved, as an ISO date; `undefined` when it is not saved. */
export async function savedAt(path: string, hash: string): Promise<string | undefined> {
  const answer = await (await openSaved()).match(cacheKey(path, hash))
  return answer?.headers.get(savedAtHeader) ?? undefined
}

/** Headers of the transfer, which do not describe the content. With `vary`, `cache.match` might not find the response. */
const transferHeaders = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding', 'vary']

/** A response to save, with the time. It keeps the headers of `answer`, including its security policy. */
export function dated(body: BodyInit, type: string, answer?: Response) {
  const headers = new Headers(answer?.headers)
  for (const name of transferHeaders) headers.delete(name)
  headers.set('Content-Type', type)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(body, { headers })
}

/** The keys of everything that is saved. */
export async function savedKeys(): Promise<Set<string>> {
  const requests = await (await openSaved()).keys()
  return new Set(requests.map(({ url }) => url.slice(new URL(url).origin.length)))
}

/** Whether the visitor has paused saving. */
export const isPaused = async () => (await (await openSaved()).match(pausedKey)) !== undefined

export async function setPaused(paused: boolean) {
  const cache = await openSaved()
  if (paused) await cache.put(pausedKey, dated('', 'text/plain'))
  else await cache.delete(pausedKey)
}

/** Whether the visitor asked for all pages, including those of `later`. */
export const wantsAll = async () => (await (await openSaved()).match(allKey)) !== undefined

export const setWantsAll = async () => (await openSaved()).put(allKey, dated('', 'text/plain'))

/** How much of a list is saved. */
export interface Saved {
  /** Pages that are available offline. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  /** How many pages are to be saved; saving is complete when `pages` has as many. */
  readonly pageCount: number
  /** Pages of `later` that are not saved yet. */
  readonly left: readonly { readonly path: string; readonly title: string }[]
}

/** Which pages of a list are saved. The 404 page does not count. */
export function savedOf(list: OfflineList, keys: ReadonlySet<string>, all = false): Saved {
  const later = new Set(list.later)
  const pages: { path: string; title: string }[] = []
  const left: typeof pages = []
  let pageCount = 0
  for (const [path, { title }] of Object.entries(list.pages)) {
    const complete = entriesOf(list, path).every(({ key }) => keys.has(key))
    if (!complete && !all && later.has(path)) {
      left.push({ path, title })
      continue
    }
    if (path === notFoundPath) continue
    pageCount += 1
    if (complete) pages.push({ path, title })
  }
  return { pages, pageCount, left }
}
