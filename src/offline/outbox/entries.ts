import { atom } from 'jotai'
import { listen } from '#offline/messages.ts'
import type { Entry } from './entry.ts'
import { store } from './store.ts'

/** The submissions that are not sent yet, read again with every change; none where this browser has no store. */
export const entriesAtom = atom<readonly Entry[]>([])
entriesAtom.onMount = set => {
  const read = async () => set(await store.list().catch(() => []))
  void read()
  return listen(({ type }) => type === 'outbox-changed' && void read())
}
