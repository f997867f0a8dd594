import type { Kysely } from 'kysely'
import { rememberLeaving } from './forgotten.ts'
import { inTransaction, retryOnConflict } from './retry.ts'
import type { Tables } from './tables.ts'

/** Somebody who wants the newsletter. */
export interface Subscriber {
  readonly email: string
  /** Stands in the links that confirm and end it. */
  readonly token: string
  readonly confirmedAt: number | undefined
}

/** Who gets the newsletter. An address counts from the moment its owner has confirmed it. */
export function createSubscribers(db: Kysely<Tables>) {
  const rows = () => db.selectFrom('subscribers').select(['email', 'token', 'confirmed_at as confirmedAt'])
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
  const subscriberOf = (row: Row): Subscriber => ({ ...row, confirmedAt: row.confirmedAt ?? undefined })

  return {
    async find(email: string): Promise<Subscriber | undefined> {
      const row = await rows().where('email', '=', email).executeTakeFirst()
      return row && subscriberOf(row)
    },
    /** Confirms an address; gives whether there is one with this token. A second time changes nothing. */
    async confirm(token: string, now: number): Promise<boolean> {
      const row = await rows().where('token', '=', token).executeTakeFirst()
      const update = db.updateTable('subscribers').set({ confirmed_at: now }).where('token', '=', token)
      if (row && row.confirmedAt === null) await retryOnConflict(() => update.execute())
      return row !== undefined
    },
    /** Forgets an address, the mail that went to it, and that it came: who comes back is taken again. */
    end: (token: string, now: number) =>
      inTransaction(db, async transaction => {
        const gone = await transaction
          .deleteFrom('subscribers')
          .where('token', '=', token)
          .returning('email')
          .executeTakeFirst()
        if (!gone) return
        await transaction
          .deleteFrom('notices')
          .where('kind', '=', 'newsletter')
          .where('about', '=', gone.email)
          .execute()
        await transaction.deleteFrom('receipts').where('submission', '=', gone.email).execute()
        await rememberLeaving(transaction, gone.email, now)
      }),
    /** Those who have confirmed. */
    list: async (): Promise<Subscriber[]> =>
      (await rows().where('confirmed_at', 'is not', null).orderBy('email').execute()).map(subscriberOf),
  }
}
