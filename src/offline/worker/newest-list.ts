import { listPath, type OfflineList, pageKey, parseList } from '#offline/list.ts'
import type { Message } from '#offline/messages.ts'
import { readList, writeList } from '#offline/saved.ts'

declare const self: ServiceWorkerGlobalScope

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

/** Tells a document that the newest list has another version of the page that it shows, or none. `shown` is its key. */
export async function tellIfChanged(shown: string, document: Client | MessageEventSource | undefined | null) {
  const path = shown.replace(/\?.*/, '')
  const list = await currentList()
  const page = list?.pages[path]
  if (!list || (page && pageKey(path, page.revision) === shown)) return
  document?.postMessage({ type: 'page-changed', path } satisfies Message)
}

/** Handles a page that differs from its saved copy: the list is out of date too. */
export async function pageChanged(path: string, clientId: string) {
  await refreshList().catch(() => undefined)
  const client = await self.clients.get(clientId)
  client?.postMessage({ type: 'page-changed', path } satisfies Message)
}
