import { allEntries, type Entry, entriesOf, keyOf, listPath, type OfflineList, parseList } from './list.ts'

/** Pages and their files, by content. */
export const savedCache = 'saved'
/** The API's lists, as they last came. */
export const listsCache = 'lists'
/** Images that are on no list, as they were seen. */
export const imagesCache = 'images'

/** The header of a saved answer that says when it was saved, as an ISO date. */
export const savedAtHeader = 'x-saved-at'

/** The current list is the newest one; the one before it still serves what the newest has not saved yet. */
const lists = { current: listPath, previous: `${listPath}?previous` } as const
const pausedKey = '/offline-paused'

const open = () => caches.open(savedCache)

async function readList(key: string): Promise<OfflineList | undefined> {
  const answer = await (await open()).match(key)
  return answer && parseList(await answer.text())
}

export const currentList = () => readList(lists.current)
export const previousList = () => readList(lists.previous)

/**
 * Makes a list the current one. The one before it is kept while it has more to read: after two deploys in a row that is
 * still the first. Fails when storage is full.
 */
export async function adoptList(list: OfflineList) {
  const cache = await open()
  const [current, previous, keys] = await Promise.all([currentList(), previousList(), savedKeys()])
  if (current && current.build !== list.build && (!previous || isWhole(current, keys))) {
    const kept = await cache.match(lists.current)
    if (kept) await cache.put(lists.previous, kept)
  }
  await cache.put(lists.current, dated(JSON.stringify(list), 'application/json'))
}

/** Whether everything on a list is saved. */
export const isWhole = (list: OfflineList, keys: ReadonlySet<string>) =>
  allEntries(list).every(({ key }) => keys.has(key))

/** Nobody reads the previous build any more. */
export const forgetPreviousList = async () => (await open()).delete(lists.previous)

/** When the current list was last found to be the site's newest; nothing before the first time. */
export async function checkedAt(): Promise<string | undefined> {
  const answer = await (await open()).match(lists.current)
  return answer?.headers.get(savedAtHeader) ?? undefined
}

/** When a copy was saved, as an ISO date; nothing when it is not. */
export async function savedAt(path: string, hash: string): Promise<string | undefined> {
  const answer = await (await open()).match(keyOf(path, hash))
  return answer?.headers.get(savedAtHeader) ?? undefined
}

/** An answer to keep, with the time. */
export const dated = (body: BodyInit, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, [savedAtHeader]: new Date().toISOString() } })

/** The keys of everything that is saved. */
export async function savedKeys(): Promise<Set<string>> {
  const requests = await (await open()).keys()
  return new Set(requests.map(({ url }) => url.slice(new URL(url).origin.length)))
}

/** Whether the visitor has stopped the saving. */
export const isPaused = async () => (await (await open()).match(pausedKey)) !== undefined

export async function setPaused(paused: boolean) {
  const cache = await open()
  if (paused) await cache.put(pausedKey, dated('', 'text/plain'))
  else await cache.delete(pausedKey)
}

/** How much of a list is saved. Sizes in bytes as they come over the network. */
export interface Saved {
  /** Addresses of the pages that open without a network, with their titles. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  readonly pageCount: number
  readonly size: number
  readonly total: number
}

/** What of a list is saved. */
export function savedOf(list: OfflineList, keys: ReadonlySet<string>): Saved {
  const sizes = new Map<string, Entry>()
  const complete = Object.entries(list.pages).filter(([path]) => {
    const entries = entriesOf(list, path)
    for (const entry of entries) sizes.set(entry.key, entry)
    return entries.every(({ key }) => keys.has(key))
  })
  const sum = (entries: Iterable<Entry>) => [...entries].reduce((total, { size }) => total + size, 0)
  return {
    pages: complete.map(([path, { title }]) => ({ path, title })),
    pageCount: Object.keys(list.pages).length,
    size: sum([...sizes.values()].filter(({ key }) => keys.has(key))),
    total: sum(sizes.values()),
  }
}
