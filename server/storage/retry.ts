import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isConflict } from './errors.ts'
import type { Tables } from './tables.ts'

/** How long to retry a conflicting write, and the base delay, in milliseconds. */
const retryLimits = { atMost: 3000, pause: 20 } as const

/** Runs a write (one statement or one transaction) and retries it on conflicts, with jitter. */
export async function retryOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + retryLimits.atMost
  for (let times = 1; ; times += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error) || performance.now() > end) throw error
      await sleep(retryLimits.pause * Math.min(times, 10) * (0.5 + Math.random()))
    }
  }
}

/** Runs a transaction and retries it on conflicts. */
export const inTransaction = <Result>(
  db: Kysely<Tables>,
  run: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => retryOnConflict(() => db.transaction().execute(run))
