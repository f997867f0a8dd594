import { listPath, type OfflineList, pageKey, parseList } from '#offline/list.ts'
import { tell } from '#offline/messages.ts'
import { readList, writeList } from '#offline/saved.ts'

let cached: OfflineList | undefined

/** The newest known list. */
export async function currentList(): Promise<OfflineList | undefined> {
  cached ??= await readList()
  return cached
}

/** Fetches the newest list. Rejects when there is no answer, when it is no list, or when storage is full. */
export async function refreshList() {
  const answer = await fetch(listPath, { cache: 'no-cache', priority: 'low' })
  const list = parseList(await answer.text())
  if (!list) throw new Error(`${listPath} is not this site's list of pages`)
  if (JSON.stringify(list) === JSON.stringify(await currentList())) return
  await writeList(list)
  cached = list
}

/** Tells the pages that the newest list has another version of a page that one shows, or none. `shown` is its key. */
export async function tellIfChanged(shown: string) {
  const path = shown.replace(/\?.*/, '')
  const list = await currentList()
  const page = list?.pages[path]
  if (list && !(page && pageKey(path, page.revision) === shown)) tell({ type: 'page-changed', path })
}

/** Handles a page that differs from its saved copy: the list is out of date too. */
export async function pageChanged(path: string) {
  await refreshList().catch(() => undefined)
  tell({ type: 'page-changed', path })
}
