import { currentList } from '#offline/builds.ts'
import { cacheKey } from '#offline/list.ts'
import type { Message } from '#offline/messages.ts'
import { refreshList } from './newest-list.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Handles a page that differs from its saved copy: fetches the newest list and notifies the app that requested the page. A
 * document that is still loading cannot receive messages; it reports what it shows with `page-loaded`.
 */
export async function pageChanged(path: string, clientId: string) {
  await refreshList()
  const client = await self.clients.get(clientId)
  client?.postMessage({ type: 'page-changed', path } satisfies Message)
}

/** Notifies a document when the newest list has another version of the page that it shows, or none. */
export async function tellIfChanged(shown: string | undefined, document: ExtendableMessageEvent['source']) {
  const list = shown === undefined ? undefined : await currentList()
  if (!list || shown === undefined) return
  const path = shown.replace(/\?.*/, '')
  const page = list.pages[path]
  if (page && cacheKey(path, page.hash) === shown) return
  document?.postMessage({ type: 'page-changed', path } satisfies Message)
}
