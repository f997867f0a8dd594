import { tell } from '#offline/messages.ts'
import { claim } from './claim.ts'
import { sendWaiting } from './send-waiting.ts'
import { store } from './store.ts'

/**
 * Sends what waits, from a page or the worker; one sender at a time, whoever it is. Answers `busy` when another one is at
 * it, `waiting` when something is left to send, else `empty`. Rejects with a `DOMException` where IndexedDB is forbidden.
 */
export async function replayOutbox({
  fetch = globalThis.fetch,
}: {
  fetch?: typeof globalThis.fetch
} = {}): Promise<'busy' | 'waiting' | 'empty'> {
  return navigator.locks.request('outbox', { ifAvailable: true }, async lock => {
    if (!lock) return 'busy'
    return sendWaiting({
      store,
      tell,
      claim,
      fetch: request => fetch(request),
      now: Date.now,
      online: () => navigator.onLine,
    })
  })
}
