import { currentList, forgetPreviousList, wholeSince } from '#offline/builds.ts'
import { imagesCache, listsCache, openSaved, savedCache, savedKeys } from '#offline/cache.ts'
import { allEntries } from '#offline/list.ts'
import type { Message } from '#offline/messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds in which a tab has to answer. A frozen tab does not answer, so its files are kept. */
const replyTimeout = 2000

/** When the document of a tab was requested, in milliseconds; `undefined` when the tab does not answer. */
function openSince(tab: Client): Promise<number | undefined> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
    setTimeout(() => resolve(undefined), replyTimeout)
    tab.postMessage({ type: 'open-since' } satisfies Message, [port2])
  })
}

/** Whether every open tab was opened after `moment`, in milliseconds. */
async function everyTabIsYounger(moment: number): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const moments = await Promise.all(tabs.filter(({ frameType }) => frameType !== 'nested').map(openSince))
  return moments.every(opened => opened !== undefined && opened > moment)
}

/**
 * Removes what only earlier builds need, once this build is completely saved and every open tab was opened after that. An
 * older tab may still request files of its build.
 */
export async function forgetOldBuilds() {
  const list = await currentList()
  const whole = list && (await wholeSince(list))
  if (!list || whole === undefined || !(await everyTabIsYounger(whole))) return
  const wanted = new Set(allEntries(list).map(({ key }) => key))
  const cache = await openSaved()
  await forgetPreviousList()
  const old = [...(await savedKeys())].filter(key => key.includes('?saved=') && !wanted.has(key))
  await Promise.all(old.map(key => cache.delete(key)))
}

/** Removes everything that can be read offline. The outbox is in IndexedDB and is not touched. */
export const forgetAll = () => Promise.all([savedCache, listsCache, imagesCache].map(name => caches.delete(name)))
