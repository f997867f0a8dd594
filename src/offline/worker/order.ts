/** The order in which pages are saved, and which pages of `later` are saved. */
import { currentList } from '#offline/builds.ts'
import { entriesOf, entriesToSave, type OfflineFile, type OfflineList, pagePathOf } from '#offline/list.ts'

/** Paths to save first: the page that is shown, then the pages that it links to. Saved ones are removed. */
let priority: readonly string[] = []
/** Pages that were read since the worker started. */
const visited = new Set<string>()

export function pageShown(path: string, links: readonly string[]) {
  visited.add(path)
  priority = [path, ...links]
}

/** Whether a page is saved only because it is visited. */
export const isForLater = async (path: string) => (await currentList())?.later.includes(path) ?? false

/** How many pages were read since the worker started. */
export const pagesRead = () => visited.size

/** What is still to be saved of a list, including the pages of `later` that were read, or all of them. */
export function missingOf(list: OfflineList, saved: ReadonlySet<string>, all: boolean): OfflineFile[] {
  // A page that was read before the last build is saved under another key.
  const known = new Set([...saved].map(key => key.replace(/\?.*/, '')))
  const entries = entriesToSave(list, path => all || visited.has(path) || known.has(path))
  return entries.filter(({ key }) => !saved.has(key))
}

/** Removes the next entry from `missing` and returns it. Pages that the visitor may open next come first. */
export function takeNext(list: OfflineList, missing: Map<string, OfflineFile>): OfflineFile | undefined {
  let next: OfflineFile | undefined
  while (!next && priority.length > 0) {
    next = entriesOf(list, pagePathOf(list, priority[0] ?? '') ?? '').find(({ key }) => missing.has(key))
    if (!next) priority = priority.slice(1)
  }
  next ??= missing.values().next().value
  if (next) missing.delete(next.key)
  return next
}
