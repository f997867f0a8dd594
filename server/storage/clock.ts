import type { Kysely } from 'kysely'
import { retryOnConflict } from './retry.ts'
import type { Tables } from './tables.ts'

/** How far ahead of its last use of the database a clock is believed, in milliseconds. */
const largestStep = 90 * 24 * 60 * 60_000

/** Remembers the time, so that a clock that is wrong by years does not let everything expire. */
export function createClock(db: Kysely<Tables>) {
  async function set(at: number) {
    const row = { only: 1, at }
    await retryOnConflict(() =>
      db
        .insertInto('clock')
        .values(row)
        .onConflict(conflict => conflict.column('only').doUpdateSet(row))
        .execute(),
    )
  }

  async function lastUse(): Promise<number | undefined> {
    const clock = await db.selectFrom('clock').select('at').executeTakeFirst()
    if (clock) return clock.at
    const newest = await db
      .selectFrom('submissions')
      .select(({ fn }) => fn.max('received_at').as('at'))
      .executeTakeFirst()
    return newest?.at ?? undefined
  }

  return {
    /** Whether data may expire by this time. Remembers it if so. */
    async isBelieved(now: number): Promise<boolean> {
      const last = (await lastUse()) ?? now
      if (now - last > largestStep) return false
      await set(Math.max(last, now))
      return true
    },
    /** Remembers a time that somebody has confirmed. */
    set,
  }
}
