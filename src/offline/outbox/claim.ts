import type { Entry } from './entry.ts'
import { store } from './store.ts'

const lockName = (key: string) => `outbox:${key}`

/** Runs while nobody else sends, edits or removes the entry; waits for its turn. */
export const claim = async <Result>(key: string, run: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(lockName(key), run)

/** What became of a visitor's wish: `sending` when the entry is on its way and cannot be had, `gone` when it is not there any more. */
export type Claimed = { readonly state: 'done'; readonly entry: Entry } | { readonly state: 'sending' | 'gone' }

/** Does something with an entry, unless it is being sent. */
async function claimNow(key: string, run: (entry: Entry) => Promise<void>): Promise<Claimed> {
  return navigator.locks.request(lockName(key), { ifAvailable: true }, async lock => {
    if (!lock) return { state: 'sending' }
    const entry = await store.read(key)
    if (!entry) return { state: 'gone' }
    await run(entry)
    return { state: 'done', entry }
  })
}

/** Holds an entry back while it is edited: it is neither sent nor given up on. */
export const hold = (key: string) => claimNow(key, entry => store.put({ ...entry, editing: true }))

/** Takes an entry out of the outbox for good. */
export const remove = (key: string) => claimNow(key, () => store.remove(key))
