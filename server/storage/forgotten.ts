import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from './retry.ts'
import type { Tables } from './tables.ts'

/** What somebody asked for: that everything of theirs is removed, or that the newsletter ends. */
export interface ForgetRequest {
  readonly kind: 'person' | 'newsletter'
  /** Of the address: what a restore has to know, and no more. */
  readonly hash: string
  readonly at: number
}

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Remembers requests, each at its latest moment. */
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

/** Remembers that a subscriber has left. */
export const rememberLeaving = (db: Transaction<Tables>, email: string, at: number) =>
  write(db, [{ kind: 'newsletter', hash: hashOf(email), at }])

/** Who asked to be forgotten, as hashes: a backup of before holds them still, and a restored one has to forget them again. */
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
    /** What is stored of those who asked: persons with the moment of their request, and subscribers who had left by theirs. */
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
