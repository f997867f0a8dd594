import { withLock } from '#offline/allowed.ts'
import type { PendingForm } from './entry.ts'
import { store } from './store.ts'

const lockName = (key: string) => `outbox:${key}`

/** Runs while holding the entry's Web Lock, which sending, editing and removing need; waits until it is free. */
export const claim = <Result>(key: string, run: () => Promise<Result>): Promise<Result> => withLock(lockName(key), run)

/** The result of an edit or removal: `sending` while the entry is being sent, `gone` when it no longer exists. */
export type Claimed = { readonly state: 'done'; readonly entry: PendingForm } | { readonly state: 'sending' | 'gone' }

/** Runs with an entry, unless it is being sent. */
async function claimNow(key: string, run: (entry: PendingForm) => Promise<void>): Promise<Claimed> {
  const change = async (free: boolean): Promise<Claimed> => {
    if (!free) return { state: 'sending' }
    const entry = await store.read(key)
    if (!entry) return { state: 'gone' }
    await run(entry)
    return { state: 'done', entry }
  }
  return withLock(lockName(key), change, { ifAvailable: true })
}

/** Marks an entry as being edited: it is neither sent nor expired meanwhile. */
export const hold = (key: string) => claimNow(key, entry => store.put({ ...entry, editing: true }))

/** Removes an entry from the outbox. */
export const remove = (key: string) => claimNow(key, () => store.remove(key))
