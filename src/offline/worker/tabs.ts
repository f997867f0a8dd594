import type { Message } from '#offline/messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds in which a tab has to answer. A frozen tab does not answer, so its files are kept. */
const patience = 2000

/** When the document of a tab was requested, in milliseconds; `undefined` when the tab does not answer. */
function openSince(tab: Client): Promise<number | undefined> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
    setTimeout(() => resolve(undefined), patience)
    tab.postMessage({ type: 'open-since' } satisfies Message, [port2])
  })
}

/** Whether every open tab was opened after `moment`, in milliseconds. */
export async function everyTabIsYounger(moment: number): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const moments = await Promise.all(tabs.filter(({ frameType }) => frameType !== 'nested').map(openSince))
  return moments.every(opened => opened !== undefined && opened > moment)
}
