import { currentList } from '#offline/builds.ts'
import { keyOf } from '#offline/list.ts'
import type { Message } from '#offline/messages.ts'
import { refreshList } from './newest-list.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The site has other pages than are saved. The app is told of the one that it has asked for; a document that is still loading
 * cannot hear, and says what it shows once it can.
 */
export async function pageChanged(path: string, clientId: string) {
  await refreshList()
  const client = await self.clients.get(clientId)
  client?.postMessage({ type: 'page-changed', path } satisfies Message)
}

/** Tells a document, which shows what is saved under a key, when the newest list has another page there, or none. */
export async function tellIfChanged(shown: string | undefined, document: ExtendableMessageEvent['source']) {
  const list = shown === undefined ? undefined : await currentList()
  if (!list || shown === undefined) return
  const path = shown.replace(/\?.*/, '')
  const page = list.pages[path]
  if (page && keyOf(path, page.hash) === shown) return
  document?.postMessage({ type: 'page-changed', path } satisfies Message)
}
