/** In which order pages are saved, and which of those that are not saved by themselves. */
import { currentList } from '#offline/builds.ts'
import { type Entry, entriesOf, entriesToSave, type OfflineList, pagePathOf } from '#offline/list.ts'

/** The page in front of the visitor and the pages that it links to, in its order, as far as they may not be saved yet. */
let near: readonly string[] = []
/** Pages that were read since the worker began. */
const read = new Set<string>()

export function pageShown(path: string, links: readonly string[]) {
  read.add(path)
  near = [path, ...links]
}

/** Whether a page is saved only because it is read. */
export const isForLater = async (path: string) => (await currentList())?.later.includes(path) ?? false

/** How many pages were read since the worker began. */
export const pagesRead = () => read.size

/** What of a list is to be saved and is not, with pages for later that were read, or with `all` of them. */
export function missingOf(list: OfflineList, saved: ReadonlySet<string>, all: boolean): Entry[] {
  // Of a page that was read before the last build there is a copy under another key.
  const known = new Set([...saved].map(key => key.replace(/\?.*/, '')))
  const entries = entriesToSave(list, path => all || read.has(path) || known.has(path))
  return entries.filter(({ key }) => !saved.has(key))
}

/** Takes what is saved next from what is missing: what the visitor may open next comes first. */
export function takeNext(list: OfflineList, missing: Map<string, Entry>): Entry | undefined {
  let next: Entry | undefined
  while (!next && near.length > 0) {
    next = entriesOf(list, pagePathOf(list, near[0] ?? '') ?? '').find(({ key }) => missing.has(key))
    if (!next) near = near.slice(1)
  }
  next ??= missing.values().next().value
  if (next) missing.delete(next.key)
  return next
}
