import { atom } from 'jotai'
import { listen } from '#offline/messages.ts'
import type { PendingForm } from './entry.ts'
import { store } from './store.ts'

/** The entries of the outbox, read again after every change; empty where IndexedDB is not available. */
export const entriesAtom = atom<readonly PendingForm[]>([])
entriesAtom.onMount = set => {
  const read = async () => set(await store.list().catch(() => []))
  void read()
  return listen(({ type }) => type === 'outbox-changed' && void read())
}
