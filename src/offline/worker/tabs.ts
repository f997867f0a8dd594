import type { Message } from '#offline/messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a tab has to say since when it is open; a sleeping one does not, and keeps what it may need. */
const patience = 2000

/** When the document of a tab was asked for, in milliseconds; nothing when it does not say so. */
function openSince(tab: Client): Promise<number | undefined> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
    setTimeout(() => resolve(undefined), patience)
    tab.postMessage({ type: 'open-since' } satisfies Message, [port2])
  })
}

/** Whether every open tab was opened after a moment, in milliseconds. */
export async function everyTabIsYounger(moment: number): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const moments = await Promise.all(tabs.filter(({ frameType }) => frameType !== 'nested').map(openSince))
  return moments.every(opened => opened !== undefined && opened > moment)
}
