import type { Kysely } from 'kysely'
import { inTransaction } from './connect.ts'
import { deleteSubscribers, rememberLeaving } from './deletion.ts'
import type { Tables } from './tables.ts'

export interface Subscriber {
  readonly email: string
  /** Secret of the links that confirm and end the subscription. */
  readonly token: string
  readonly confirmedAt: number | null
}

/** Queries for subscribers. A subscription is valid after its confirmation (double opt-in). */
export function createSubscribers(db: Kysely<Tables>) {
  const rows = () => db.selectFrom('subscribers').select(['email', 'token', 'confirmed_at as confirmedAt'])

  return {
    find: (email: string): Promise<Subscriber | undefined> => rows().where('email', '=', email).executeTakeFirst(),
    has: async (token: string): Promise<boolean> =>
      (await rows().where('token', '=', token).executeTakeFirst()) !== undefined,
    /** Confirms a subscription, once; an unknown token changes nothing. */
    async confirm(token: string, now: number) {
      const unconfirmed = db.updateTable('subscribers').where('token', '=', token).where('confirmed_at', 'is', null)
      await unconfirmed.set({ confirmed_at: now }).execute()
    },
    /** Ends a subscription; an unknown token changes nothing. */
    end: (token: string, now: number) =>
      inTransaction(db, async transaction => {
        for (const email of await deleteSubscribers(transaction, eb => eb('token', '=', token)))
          await rememberLeaving(transaction, email, now)
      }),
    list: (): Promise<Subscriber[]> => rows().where('confirmed_at', 'is not', null).orderBy('email').execute(),
  }
}
