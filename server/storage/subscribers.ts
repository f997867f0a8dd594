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
  const withToken = (token: string) => rows().where('token', '=', token).executeTakeFirst()

  return {
    find: (email: string): Promise<Subscriber | undefined> => rows().where('email', '=', email).executeTakeFirst(),
    has: async (token: string): Promise<boolean> => (await withToken(token)) !== undefined,
    /** Confirms a subscription; idempotent. Resolves with `false` for an unknown token. */
    async confirm(token: string, now: number): Promise<boolean> {
      const found = await withToken(token)
      if (found?.confirmedAt === null)
        await db.updateTable('subscribers').set({ confirmed_at: now }).where('token', '=', token).execute()
      return found !== undefined
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
