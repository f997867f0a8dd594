/** What is kept for reading offline, and under which keys. The lists that say what to keep are in `builds.ts`. */
import { type Entry, entriesOf, keyOf, notFoundPath, type OfflineList, sizeOf } from './list.ts'

/** Pages and their files, by content. */
export const savedCache = 'saved'
/** The API's lists, as they last came. */
export const listsCache = 'lists'
/** Images that are on no list, as they were seen. */
export const imagesCache = 'images'

/** The header of a saved answer that says when it was saved, as an ISO date. */
export const savedAtHeader = 'x-saved-at'

/** Bytes that have to be free before anything but the first pages is saved. */
const sparedStorage = 20 * 1024 * 1024

const pausedKey = '/offline-paused'
const allKey = '/offline-all'

/** Whether the browser has too little storage left to save more than the first pages. */
export async function isTight(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota - usage < sparedStorage
}

export const openSaved = () => caches.open(savedCache)

/** When a copy was saved, as an ISO date; nothing when it is not. */
export async function savedAt(path: string, hash: string): Promise<string | undefined> {
  const answer = await (await openSaved()).match(keyOf(path, hash))
  return answer?.headers.get(savedAtHeader) ?? undefined
}

/** Headers that tell of the way an answer came, not of what it is; an answer that varies could not be found again. */
const ofTheWay = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding', 'vary']

/** An answer to keep, with the time; of an answer from the network with its headers, security policy and all. */
export function dated(body: BodyInit, type: string, answer?: Response) {
  const headers = new Headers(answer?.headers)
  for (const name of ofTheWay) headers.delete(name)
  headers.set('Content-Type', type)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(body, { headers })
}

/** The keys of everything that is saved. */
export async function savedKeys(): Promise<Set<string>> {
  const requests = await (await openSaved()).keys()
  return new Set(requests.map(({ url }) => url.slice(new URL(url).origin.length)))
}

/** Whether the visitor has stopped the saving. */
export const isPaused = async () => (await (await openSaved()).match(pausedKey)) !== undefined

export async function setPaused(paused: boolean) {
  const cache = await openSaved()
  if (paused) await cache.put(pausedKey, dated('', 'text/plain'))
  else await cache.delete(pausedKey)
}

/** Whether the visitor wants all pages, also those that are not saved by themselves. */
export const wantsAll = async () => (await (await openSaved()).match(allKey)) !== undefined

export const setWantsAll = async () => (await openSaved()).put(allKey, dated('', 'text/plain'))

/** How much of a list is saved. Sizes in bytes as they come over the network. */
export interface Saved {
  /** Addresses of the pages that open without a network, with their titles. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  /** How many pages are saved by themselves or were wanted: what is complete has as many. */
  readonly pageCount: number
  /** Pages that are saved only when they are read or asked for, and are not yet. */
  readonly left: readonly { readonly path: string; readonly title: string }[]
  readonly size: number
  readonly total: number
}

/** What of a list is saved. The page that stands for missing ones takes room, but nobody would open it. */
export function savedOf(list: OfflineList, keys: ReadonlySet<string>, all = false): Saved {
  const entries = new Map<string, Entry>()
  const later = new Set(list.later)
  const pages: { path: string; title: string }[] = []
  const left: typeof pages = []
  let pageCount = 0
  for (const [path, { title }] of Object.entries(list.pages)) {
    const needed = entriesOf(list, path)
    const complete = needed.every(({ key }) => keys.has(key))
    if (!complete && !all && later.has(path)) {
      left.push({ path, title })
      continue
    }
    for (const entry of needed) entries.set(entry.key, entry)
    if (path === notFoundPath) continue
    pageCount += 1
    if (complete) pages.push({ path, title })
  }
  const saved = [...entries.values()].filter(({ key }) => keys.has(key))
  return { pages, pageCount, left, size: sizeOf(saved), total: sizeOf(entries.values()) }
}
