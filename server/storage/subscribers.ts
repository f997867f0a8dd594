import type { Kysely } from 'kysely'
import { inTransaction, retryOnConflict } from './connect.ts'
import { deleteSubscribers, rememberLeaving } from './deletion.ts'
import type { Tables } from './tables.ts'

/** A subscriber of the newsletter. */
export interface Subscriber {
  readonly email: string
  /** Secret of the links that confirm and end the subscription. */
  readonly token: string
  readonly confirmedAt: number | undefined
}

/** Queries for subscribers. A subscription is valid after its confirmation (double opt-in). */
export function createSubscribers(db: Kysely<Tables>) {
  const rows = () => db.selectFrom('subscribers').select(['email', 'token', 'confirmed_at as confirmedAt'])
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
  const subscriberOf = (row: Row): Subscriber => ({ ...row, confirmedAt: row.confirmedAt ?? undefined })

  return {
    async find(email: string): Promise<Subscriber | undefined> {
      const row = await rows().where('email', '=', email).executeTakeFirst()
      return row && subscriberOf(row)
    },
    has: async (token: string): Promise<boolean> =>
      (await rows().where('token', '=', token).executeTakeFirst()) !== undefined,
    /** Confirms a subscription; idempotent. Resolves with `false` for an unknown token. */
    async confirm(token: string, now: number): Promise<boolean> {
      const row = await rows().where('token', '=', token).executeTakeFirst()
      const update = db.updateTable('subscribers').set({ confirmed_at: now }).where('token', '=', token)
      if (row && row.confirmedAt === null) await retryOnConflict(() => update.execute())
      return row !== undefined
    },
    /** Ends a subscription; an unknown token changes nothing. */
    end: (token: string, now: number) =>
      inTransaction(db, async transaction => {
        for (const email of await deleteSubscribers(transaction, eb => eb('token', '=', token)))
          await rememberLeaving(transaction, email, now)
      }),
    /** Lists confirmed subscribers. */
    list: async (): Promise<Subscriber[]> =>
      (await rows().where('confirmed_at', 'is not', null).orderBy('email').execute()).map(subscriberOf),
  }
}
