/** Saves the pages of the list, one file at a time, while the visitor waits for nothing. */
import { entriesOf, firstPaths, isHashed, type OfflineList } from '#offline/list.ts'
import { tell } from '#offline/messages.ts'
import { cacheNames, isTight, isWanted, readList, savedEntries, wantsEverything } from '#offline/saved.ts'
import { strategyOf } from './files.ts'
import { saveLists } from './lists.ts'
import { currentList, refreshList } from './newest-list.ts'
import { saving } from './pages.ts'
import { visitorIdle } from './visitor.ts'

/** Pages in a row that are not saved before a run ends: the network is gone, or the site is changing. */
const tolerated = 4

let next: readonly string[] = []
let ended = false
let running = Promise.resolve()

/** Saves some pages before the others: the one that is shown, and those that it links to. */
export function saveSoon(paths: readonly string[]) {
  next = paths
}

/** Ends saving for good: Safari activates no other worker while this one is busy. */
export function endSaving() {
  ended = true
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Whether an entry of the list is a page, whose key has its revision. */
const isPage = (entry: string) => entry.includes('?')

/** Saves one entry of the list; whether it is saved then. Rejects when storage is full. */
async function save(entry: string, event: ExtendableEvent): Promise<boolean> {
  const path = entry.replace(/\?.*/, '')
  const strategy = isPage(entry) ? saving : strategyOf(path)
  const request = new Request(path, {
    priority: 'low',
    ...(!isHashed(path) && { cache: 'no-cache', redirect: 'manual' }),
  })
  const [answer, done] = strategy.handleAll({ request, event })
  // A failed request leaves one entry for the next visit. Full storage ends the run.
  const unlessFull = (error: unknown) => {
    if (isFull(error)) throw error
  }
  await Promise.all([answer.catch(unlessFull), done.catch(unlessFull)])
  const cache = await caches.open(isPage(entry) ? cacheNames.pages : strategy.cacheName)
  return (await cache.match(entry, { ignoreVary: true })) !== undefined
}

/** Tells the pages when an error means that storage is full. */
export function tellIfFull(error: unknown) {
  if (isFull(error)) tell({ type: 'no-room' })
}

/** Saves the first pages. Rejects if that fails, and with it the installation, which is tried again at the next visit. */
export async function saveFirst(event: ExtendableEvent) {
  await refreshList()
  const list = await currentList()
  for (const path of firstPaths) {
    const entry = list && entriesOf(list, path).at(-1)
    await visitorIdle()
    if (!entry || !(await save(entry, event))) throw new Error(`${path} cannot be saved`)
  }
}

/** The first entry that is to be saved: of the pages that the visitor may open next, then in the order of the list. */
function nextEntry(list: OfflineList, saved: ReadonlySet<string>, failed: ReadonlySet<string>, everything: boolean) {
  for (const path of [...next, ...Object.keys(list.pages)]) {
    if (!isWanted(list, path, saved, everything)) continue
    const entry = entriesOf(list, path).find(key => !saved.has(key) && !failed.has(key))
    if (entry) return entry
  }
  return undefined
}

/** Removes what the list no longer names, unless another worker has a newer list. */
async function tidy(list: OfflineList) {
  if (JSON.stringify(await readList()) !== JSON.stringify(list)) return
  const entries = new Set(Object.keys(list.pages).flatMap(path => entriesOf(list, path)))
  for (const name of [cacheNames.pages, cacheNames.files]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (!entries.has(pathname + search)) await cache.delete(request)
    }
  }
}

async function run(event: ExtendableEvent, asked: boolean) {
  let list = await currentList()
  let [saved, everything] = await Promise.all([savedEntries(), wantsEverything()])
  const failed = new Set<string>()
  let inARow = 0
  while (list && !ended && inARow < tolerated && (asked || !(await isTight()))) {
    await visitorIdle()
    // A newer list may have come meanwhile.
    const newest = await currentList()
    if (newest !== list) [list, saved, everything] = [newest, await savedEntries(), await wantsEverything()]
    const entry = list && nextEntry(list, saved, failed, everything)
    if (!list || !entry) break
    if (await save(entry, event)) {
      saved.add(entry)
      if (isPage(entry)) inARow = 0
      tell({ type: 'saved-changed' })
    } else {
      failed.add(entry)
      if (isPage(entry)) inARow += 1
    }
  }
  if (!list || ended || inARow === tolerated) return
  await saveLists(event)
  if (failed.size === 0) await tidy(list)
}

/** Saves what is missing; `asked` when the visitor wants it, however little room is left. One run at a time. */
export function warmUp(event: ExtendableEvent, asked = false): Promise<void> {
  running = running
    .then(() => run(event, asked))
    .catch(tellIfFull)
    .finally(() => tell({ type: 'saved-changed' }))
  return running
}
