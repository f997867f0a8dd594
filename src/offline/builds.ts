/** The builds of which pages are kept: the list of the newest that is known, and of the one before it. */
import { dated, openSaved, savedAtHeader, savedKeys } from './cache.ts'
import { entriesToSave, listPath, type OfflineList, parseList } from './list.ts'

/** The current list is the newest one; the one before it still serves what the newest has not saved yet. */
const keys = { current: listPath, previous: `${listPath}?previous`, whole: '/offline-whole' } as const

async function readList(key: string): Promise<OfflineList | undefined> {
  const answer = await (await openSaved()).match(key)
  return answer && parseList(await answer.text())
}

export const currentList = () => readList(keys.current)
const previousList = () => readList(keys.previous)

/** The builds of which pages may be saved, the newest first; none when the store cannot be read. */
export async function keptBuilds(): Promise<OfflineList[]> {
  const [current, previous] = await Promise.all([currentList(), previousList()]).catch(() => [])
  return [current, previous].filter(list => list !== undefined)
}

/**
 * Makes a list the current one. The one before it is kept while it has more to read: after two deploys in a row that is
 * still the first. One at a time, in whichever tab or worker. Fails when storage is full.
 */
export async function adoptList(list: OfflineList) {
  await navigator.locks.request('offline-list', async () => {
    const cache = await openSaved()
    const [current, previous, saved] = await Promise.all([currentList(), previousList(), savedKeys()])
    if (current && current.build !== list.build && (!previous || isWhole(current, saved))) {
      const kept = await cache.match(keys.current)
      if (kept) await cache.put(keys.previous, kept)
    }
    await cache.put(keys.current, dated(JSON.stringify(list), 'application/json'))
  })
}

/** Whether everything that a list saves by itself is saved. */
const isWhole = (list: OfflineList, saved: ReadonlySet<string>) =>
  entriesToSave(list).every(({ key }) => saved.has(key))

/** Since when everything that a list saves by itself is known to be saved, in milliseconds; nothing while something is missing. */
export async function wholeSince(list: OfflineList): Promise<number | undefined> {
  if (!isWhole(list, await savedKeys())) return undefined
  const cache = await openSaved()
  const known = await cache.match(keys.whole)
  const mark = known && (await known.clone().text()) === list.build ? known : dated(list.build, 'text/plain')
  if (mark !== known) await cache.put(keys.whole, mark.clone())
  return Date.parse(mark.headers.get(savedAtHeader) ?? '')
}

/** Nobody reads the previous build any more. */
export const forgetPreviousList = async () => (await openSaved()).delete(keys.previous)

/** When the current list was last found to be the site's newest; nothing before the first time. */
export async function checkedAt(): Promise<string | undefined> {
  const answer = await (await openSaved()).match(keys.current)
  return answer?.headers.get(savedAtHeader) ?? undefined
}
