import type { Message } from '#offline/messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that a tab has to say what it runs; a sleeping one does not, and keeps what it may need. */
const patience = 2000

/** The entry script that a tab runs; nothing when it does not answer. */
function entryOf(tab: Client): Promise<string | undefined> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    setTimeout(() => resolve(undefined), patience)
    tab.postMessage({ type: 'which-build' } satisfies Message, [port2])
  })
}

/** Whether every open tab runs one of these scripts. */
export async function everyTabRuns(scripts: ReadonlySet<string>): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const entries = await Promise.all(tabs.filter(({ frameType }) => frameType !== 'nested').map(entryOf))
  return entries.every(entry => entry !== undefined && scripts.has(entry))
}
