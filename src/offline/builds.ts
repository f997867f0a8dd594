/** The lists of the two builds whose pages are kept: the newest known build and the previous one. */
import { withLock } from './allowed.ts'
import { dated, openSaved, savedAtHeader, savedKeys } from './cache.ts'
import { entriesToSave, listPath, type OfflineList, parseList } from './list.ts'

/** The previous build still serves what is not yet saved of the current one. */
const keys = { current: listPath, previous: `${listPath}?previous`, whole: '/offline-whole' } as const

async function readList(key: string): Promise<OfflineList | undefined> {
  const answer = await (await openSaved()).match(key)
  return answer && parseList(await answer.text())
}

export const currentList = () => readList(keys.current)
const previousList = () => readList(keys.previous)

/** The lists of builds that may have saved pages, newest first; empty when the cache cannot be read. */
export async function keptBuilds(): Promise<OfflineList[]> {
  const [current, previous] = await Promise.all([currentList(), previousList()]).catch(() => [])
  return [current, previous].filter(list => list !== undefined)
}

/**
 * Makes a list the current one. The previous list stays while it has more saved pages, as after two deploys in a row. A Web
 * Lock serialises calls from all tabs and the worker. Rejects when storage is full.
 */
export async function adoptList(list: OfflineList) {
  await withLock('offline-list', async () => {
    const cache = await openSaved()
    const [current, previous, saved] = await Promise.all([currentList(), previousList(), savedKeys()])
    if (current && current.build !== list.build && (!previous || isWhole(current, saved))) {
      const kept = await cache.match(keys.current)
      if (kept) await cache.put(keys.previous, kept)
    }
    await cache.put(keys.current, dated(JSON.stringify(list), 'application/json'))
  })
}

/** Whether everything that a list saves without asking is saved. */
const isWhole = (list: OfflineList, saved: ReadonlySet<string>) =>
  entriesToSave(list).every(({ key }) => saved.has(key))

/** When a list was first found to be completely saved, in milliseconds; `undefined` while something is missing. */
export async function wholeSince(list: OfflineList): Promise<number | undefined> {
  if (!isWhole(list, await savedKeys())) return undefined
  const cache = await openSaved()
  const known = await cache.match(keys.whole)
  const mark = known && (await known.clone().text()) === list.build ? known : dated(list.build, 'text/plain')
  if (mark !== known) await cache.put(keys.whole, mark.clone())
  return Date.parse(mark.headers.get(savedAtHeader) ?? '')
}

/** Removes the list of the previous build, which no tab uses any more. */
export const forgetPreviousList = async () => (await openSaved()).delete(keys.previous)

/** When the current list was last fetched, as an ISO date; `undefined` before the first time. */
export async function checkedAt(): Promise<string | undefined> {
  const answer = await (await openSaved()).match(keys.current)
  return answer?.headers.get(savedAtHeader) ?? undefined
}
