import { createHash } from 'node:crypto'
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely'
import type { company } from '#content/company.ts'
import { inTransaction } from './connect.ts'
import type { Tables } from './tables.ts'

export interface Removed {
  readonly submissions: number
  readonly subscriptions: number
}

const day = 24 * 60 * 60_000

/** How long an unconfirmed subscription is kept, in milliseconds. */
const confirmWithin = 7 * day

/** Subtracts months from a time. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  // A day that the month does not have, such as 31 February, is in the next one: the last day is meant.
  if (date.getUTCDate() !== new Date(now).getUTCDate()) date.setUTCDate(0)
  return date.getTime()
}

/** Deletes a submission with its file, mails and receipt. */
async function deleteSubmission(transaction: Transaction<Tables>, id: string) {
  await transaction.deleteFrom('files').where('submission', '=', id).execute()
  await transaction.deleteFrom('file_pieces').where('submission', '=', id).execute()
  await transaction.deleteFrom('notices').where('kind', '!=', 'newsletter').where('about', '=', id).execute()
  await transaction.deleteFrom('receipts').where('submission', '=', id).execute()
  await transaction.deleteFrom('submissions').where('id', '=', id).execute()
}

/** Deletes subscribers with their mails and receipts, so that an address can subscribe again. Returns the addresses. */
export async function deleteSubscribers(
  transaction: Transaction<Tables>,
  matches: (eb: ExpressionBuilder<Tables, 'subscribers'>) => Expression<SqlBool>,
): Promise<readonly string[]> {
  const gone = await transaction.deleteFrom('subscribers').where(matches).returning('email').execute()
  const emails = gone.map(({ email }) => email)
  if (emails.length === 0) return emails
  await transaction.deleteFrom('notices').where('kind', '=', 'newsletter').where('about', 'in', emails).execute()
  await transaction.deleteFrom('receipts').where('submission', 'in', emails).execute()
  return emails
}

/** Deletes expired data, and a person's data on request. */
export function createDeletion(db: Kysely<Tables>) {
  /** Deletes submissions one after another, so that other writers do not wait for long. Returns their number. */
  async function remove(submissions: readonly { readonly id: string }[]) {
    for (const { id } of submissions) await inTransaction(db, transaction => deleteSubmission(transaction, id))
    return submissions.length
  }
  const removeSubscribers = async (matches: Parameters<typeof deleteSubscribers>[1]) =>
    (await inTransaction(db, transaction => deleteSubscribers(transaction, matches))).length
  /** Deletes a subscription that began up to `until`. */
  const unsubscribe = (email: string, until: number) =>
    removeSubscribers(eb => eb.and([eb('email', '=', email), eb('created_at', '<=', until)]))

  return {
    remove,
    unsubscribe,
    /** Deletes all data of an email address; only what was received up to `until` to repeat an earlier request. */
    async forget(address: string, until = Number.MAX_SAFE_INTEGER): Promise<Removed> {
      const email = address.trim().toLowerCase()
      const sent = db.selectFrom('submissions').select('id').where('email', '=', email)
      const submissions = await remove(await sent.where('received_at', '<=', until).execute())
      return { submissions, subscriptions: await unsubscribe(email, until) }
    },
    /** Deletes expired submissions, unconfirmed subscriptions, receipts and deletion requests. */
    async sweep(now: number, { messages, applications }: typeof company.retentionMonths): Promise<Removed> {
      const older = db.selectFrom('submissions').select('id')
      const of = (isApplication: '=' | '!=', months: number) =>
        older.where('kind', isApplication, 'careers').where('received_at', '<', monthsBefore(now, months)).execute()
      const old = [...(await of('=', applications)), ...(await of('!=', messages))]
      await db.deleteFrom('receipts').where('expires_at', '<=', now).execute()
      // No older backup may be restored, so older requests are not needed.
      await db.deleteFrom('forgotten').where('at', '<', monthsBefore(now, messages)).execute()
      const submissions = await remove(old)
      const subscriptions = await removeSubscribers(eb =>
        eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<', now - confirmWithin)]),
      )
      return { submissions, subscriptions }
    },
  }
}

type Deletion = ReturnType<typeof createDeletion>

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
  const add = (requests: readonly ForgetRequest[]) => inTransaction(db, transaction => write(transaction, requests))
  const list = (): Promise<ForgetRequest[]> =>
    db.selectFrom('forgotten').select(['kind', 'hash', 'at']).orderBy('at').orderBy('hash').execute()
  return {
    remember: (email: string, at: number) => add([{ kind: 'person', hash: hashOf(email), at }]),
    add,
    list,
    /** Deletes again what all requests cover. What came after a request stays. */
    async repeat({ forget, unsubscribe }: Deletion): Promise<Removed> {
      const moments = new Map((await list()).map(({ kind, hash, at }) => [`${kind} ${hash}`, at]))
      const momentOf = (kind: ForgetRequest['kind'], email: string) => moments.get(`${kind} ${hashOf(email)}`)
      const senders = await db.selectFrom('submissions').select('email').distinct().execute()
      const subscribers = await db.selectFrom('subscribers').select('email').execute()
      const removed = { submissions: 0, subscriptions: 0 }
      for (const email of new Set([...senders, ...subscribers].map(one => one.email))) {
        const [asked, left] = [momentOf('person', email), momentOf('newsletter', email)]
        if (asked !== undefined) {
          const gone = await forget(email, asked)
          removed.submissions += gone.submissions
          removed.subscriptions += gone.subscriptions
        }
        if (left !== undefined) removed.subscriptions += await unsubscribe(email, left)
      }
      return removed
    },
  }
}

/** How far ahead of its last use of the database a clock is believed, in milliseconds. */
const largestStep = 90 * day

/** Remembers the time, so that a clock that is wrong by years does not let everything expire. */
export function createClock(db: Kysely<Tables>) {
  async function set(at: number) {
    const row = { only: 1, at }
    await db
      .insertInto('clock')
      .values(row)
      .onConflict(conflict => conflict.column('only').doUpdateSet(row))
      .execute()
  }

  return {
    /** Whether data may expire by this time. Remembers it if so. */
    async isBelieved(now: number): Promise<boolean> {
      const last = (await db.selectFrom('clock').select('at').executeTakeFirst())?.at ?? now
      if (now - last > largestStep) return false
      await set(Math.max(last, now))
      return true
    },
    /** Remembers a time that somebody has confirmed. */
    set,
  }
}
