import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from './retry.ts'
import type { Tables } from './tables.ts'

/** A request for the deletion of a person's data, or an unsubscription. */
export type ForgetRequest = Readonly<Tables['forgotten']>

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Records requests, each with its latest time. */
async function write(db: Transaction<Tables>, requests: readonly ForgetRequest[]) {
  for (const request of requests)
    await db
      .insertInto('forgotten')
      .values(request)
      .onConflict(conflict =>
        conflict.columns(['kind', 'hash']).doUpdateSet({ at: request.at }).where('forgotten.at', '<', request.at),
      )
      .execute()
}

/** Records an unsubscription. */
export const rememberLeaving = (db: Transaction<Tables>, email: string, at: number) =>
  write(db, [{ kind: 'newsletter', hash: hashOf(email), at }])

/** Records deletion requests as hashes, to repeat them after an older backup is restored. */
export function createForgotten(db: Kysely<Tables>) {
  return {
    async remember(email: string, at: number) {
      await inTransaction(db, transaction => write(transaction, [{ kind: 'person', hash: hashOf(email), at }]))
    },
    async add(requests: readonly ForgetRequest[]) {
      await inTransaction(db, transaction => write(transaction, requests))
    },
    list: (): Promise<ForgetRequest[]> =>
      db.selectFrom('forgotten').selectAll().orderBy('at').orderBy('hash').execute(),
    /** Finds stored data that the requests cover: addresses with the time of the request, and tokens of subscribers who left. */
    async stored(requests: readonly ForgetRequest[]) {
      const moments = new Map(requests.map(({ kind, hash, at }) => [`${kind} ${hash}`, at]))
      const asked = (kind: ForgetRequest['kind'], email: string) => moments.get(`${kind} ${hashOf(email)}`)
      const senders = await db.selectFrom('submissions').select('email').distinct().execute()
      const subscribers = await db.selectFrom('subscribers').select(['email', 'token', 'created_at']).execute()
      return {
        persons: [...new Set([...senders, ...subscribers].map(({ email }) => email))].flatMap(email => {
          const at = asked('person', email)
          return at === undefined ? [] : { email, at }
        }),
        tokens: subscribers
          .filter(({ email, created_at }) => created_at <= (asked('newsletter', email) ?? Number.NEGATIVE_INFINITY))
          .map(({ token }) => token),
      }
    },
  }
}
