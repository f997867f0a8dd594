import type { Kysely } from 'kysely'
import { inTransaction, retryOnConflict } from './retry.ts'
import type { Tables } from './tables.ts'

/** A mail that one process has in hand. */
export interface ClaimedMail {
  readonly id: string
  readonly kind: 'submission' | 'newsletter'
  /** The submission, or the subscriber's address. */
  readonly about: string
  /** How often it was tried before. */
  readonly attempts: number
}

/** The mails that are still to be sent. */
export interface QueueState {
  readonly count: number
  /** When the oldest was put into the queue. */
  readonly since: number | undefined
  /** Why the last attempt that is known of has failed; empty where none has. */
  readonly error: string
}

/** A mail that could not be sent in all the time that it had. */
export interface FailedMail {
  readonly id: string
  readonly about: string
  readonly attempts: number
  readonly error: string
}

const minute = 60_000

/** How long a process may take for what it has claimed: what it left behind in a crash is then tried by another. */
const lease = 15 * minute

/** How long a mail is tried. */
export const retryPeriod = 3 * 24 * 60 * minute

/** A queue of mails, in the same database as what they tell of. Any number of processes may work on it. */
export function createMailQueue(db: Kysely<Tables>) {
  const of = (id: string) => db.updateTable('notices').where('id', '=', id)
  return {
    /** Takes some mails that are due. */
    claim: (now: number, limit: number): Promise<ClaimedMail[]> =>
      inTransaction(db, async transaction => {
        const due = await transaction
          .selectFrom('notices')
          .select('id')
          .where('state', '=', 'waiting')
          .where('next_at', '<=', now)
          .where('claimed_until', '<=', now)
          .orderBy('next_at')
          // Of those that are due at the same moment, a mail that breaks the connection comes last.
          .orderBy('attempts')
          .limit(limit)
          .execute()
        if (due.length === 0) return []
        return (
          transaction
            .updateTable('notices')
            .set({ claimed_until: now + lease })
            .where(
              'id',
              'in',
              due.map(({ id }) => id),
            )
            .where('state', '=', 'waiting')
            // Again: another process may have been faster.
            .where('claimed_until', '<=', now)
            .returning(['id', 'kind', 'about', 'attempts'])
            .execute()
        )
      }),
    /** Never to be sent again. */
    async sent(id: string) {
      await retryOnConflict(() => of(id).set({ state: 'sent', error: '' }).execute())
    },
    /** An attempt has failed: to be tried again. */
    async postpone(id: string, error: string, nextAt: number) {
      const failed = of(id).set(({ eb }) => ({
        error,
        attempts: eb('attempts', '+', 1),
        next_at: nextAt,
        claimed_until: 0,
      }))
      await retryOnConflict(() => failed.execute())
    },
    /** Gives back a mail that was claimed and not tried. */
    async release(id: string, nextAt: number) {
      await retryOnConflict(() => of(id).set({ next_at: nextAt, claimed_until: 0 }).execute())
    },
    /** Makes all waiting mails due, whatever their pauses; gives how many. */
    async makeDue(now: number): Promise<number> {
      const update = db
        .updateTable('notices')
        .set({ next_at: now })
        .where('state', '=', 'waiting')
        .where('claimed_until', '<=', now)
      const { numUpdatedRows } = await retryOnConflict(() => update.executeTakeFirstOrThrow())
      return Number(numUpdatedRows)
    },
    async waiting(): Promise<QueueState> {
      const waiting = db.selectFrom('notices').where('state', '=', 'waiting')
      const { count, since } = await waiting
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('waiting_since').as('since')])
        .executeTakeFirstOrThrow()
      const tried = await waiting
        .select('error')
        .where('error', '!=', '')
        .orderBy('next_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return { count: Number(count), since: since ?? undefined, error: tried?.error ?? '' }
    },
    /** Gives up on what has waited too long. */
    async giveUp(now: number) {
      const update = db
        .updateTable('notices')
        .set({ state: 'failed' })
        .where('state', '=', 'waiting')
        .where('waiting_since', '<=', now - retryPeriod)
        .where('claimed_until', '<=', now)
      await retryOnConflict(() => update.execute())
    },
    /** What was given up on. */
    failed: (): Promise<FailedMail[]> =>
      db
        .selectFrom('notices')
        .select(['id', 'about', 'attempts', 'error'])
        .where('state', '=', 'failed')
        .orderBy('id')
        .execute(),
    /** Lets what was given up on be tried for as long again; gives how many that are. */
    async retry(now: number, id?: string): Promise<number> {
      let query = db
        .updateTable('notices')
        .set({ state: 'waiting', waiting_since: now, next_at: now, claimed_until: 0 })
        .where('state', '=', 'failed')
      if (id !== undefined) query = query.where('id', '=', id)
      const { numUpdatedRows } = await retryOnConflict(() => query.executeTakeFirstOrThrow())
      return Number(numUpdatedRows)
    },
    /** Since when the oldest mail that has not gone waits, and how many were given up on. */
    async unsent(): Promise<{ since: number | undefined; failed: number }> {
      // By the index of states, and never by all the mails that have gone.
      const { since } = await db
        .selectFrom('notices')
        .select(({ fn }) => fn.min('waiting_since').as('since'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      const { failed } = await db
        .selectFrom('notices')
        .select(({ fn }) => fn.countAll<number>().as('failed'))
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow()
      return { since: since ?? undefined, failed: Number(failed) }
    },
    /** When the next mail that nobody has in hand is due, or was. */
    async nextAt(now: number): Promise<number | undefined> {
      const { next } = await db
        .selectFrom('notices')
        .select(({ fn }) => fn.min('next_at').as('next'))
        .where('state', '=', 'waiting')
        .where('claimed_until', '<=', now)
        .executeTakeFirstOrThrow()
      return next ?? undefined
    },
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>
