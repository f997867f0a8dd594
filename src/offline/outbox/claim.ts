import { tell } from '#offline/messages.ts'
import type { Entry } from './entry.ts'
import { store } from './store.ts'

const lockName = (key: string) => `outbox:${key}`

/** Runs while nobody else sends, edits or removes the entry; waits for its turn. */
export const claim = async <Result>(key: string, run: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(lockName(key), run)

/**
 * Takes an entry out of the outbox. `use` gets it first: what it throws leaves the entry where it is. Answers `sending`
 * when the entry is on its way and cannot be had, `gone` when it is not there any more.
 */
export async function takeOut(key: string, use: (entry: Entry) => void): Promise<'taken' | 'sending' | 'gone'> {
  return navigator.locks.request(lockName(key), { ifAvailable: true }, async lock => {
    if (!lock) return 'sending'
    const entry = await store.read(key)
    if (!entry) return 'gone'
    use(entry)
    await store.remove(key)
    tell({ type: 'outbox-changed' })
    return 'taken'
  })
}
