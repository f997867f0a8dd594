import { withLock } from '#offline/allowed.ts'
import type { PendingForm } from './entry.ts'
import { store } from './store.ts'

const lockName = (key: string) => `outbox:${key}`

/** Runs while holding the entry's Web Lock, which sending and taking need; waits until it is free. */
export const claim = <Result>(key: string, run: () => Promise<Result>): Promise<Result> => withLock(lockName(key), run)

/** The entry that was taken; `sending` while it is being sent, `gone` when it no longer exists. */
export type Taken = { readonly state: 'taken'; readonly entry: PendingForm } | { readonly state: 'sending' | 'gone' }

/** Takes an entry out of the outbox, after `keep` has kept what is in it. Rejects where the store is broken. */
export const take = (key: string, keep?: (entry: PendingForm) => void): Promise<Taken> =>
  withLock<Taken>(
    lockName(key),
    async free => {
      if (!free) return { state: 'sending' }
      const entry = await store.read(key)
      if (!entry) return { state: 'gone' }
      keep?.(entry)
      await store.remove(key)
      return { state: 'taken', entry }
    },
    { ifAvailable: true },
  )
