import { setTimeout as sleep } from 'node:timers/promises'
import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { company } from '#site/company.ts'
import type { Connected } from './connect.ts'
import { inTransaction, retryOnConflict } from './retry.ts'
import type { Tables } from './tables.ts'

/** Numbers of deleted rows. */
export interface Removed {
  readonly submissions: number
  readonly files: number
  readonly subscriptions: number
}

const day = 24 * 60 * 60_000

/** How long an unconfirmed subscription is kept, in milliseconds. */
const confirmWithin = 7 * day

/** Limits of one delete transaction, so that other writers do not wait for long. */
const batchLimits = { submissions: 200, bytes: 4 * 1024 * 1024 } as const

/** Subtracts months from a time in UTC; clamps to the last day of a shorter month. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return date.getTime()
}

/** Deletes submissions with their files, mails and receipts. */
async function deleteSubmissions(transaction: Transaction<Tables>, ids: readonly string[]) {
  const files = await transaction.deleteFrom('files').where('submission', 'in', ids).executeTakeFirstOrThrow()
  await transaction.deleteFrom('file_pieces').where('submission', 'in', ids).execute()
  await transaction.deleteFrom('notices').where('kind', '!=', 'newsletter').where('about', 'in', ids).execute()
  await transaction.deleteFrom('receipts').where('submission', 'in', ids).execute()
  const gone = await transaction.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirstOrThrow()
  return { submissions: Number(gone.numDeletedRows), files: Number(files.numDeletedRows) }
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

/** Truncates the write-ahead log of a file database, which still contains deleted rows. */
export async function checkpoint({ db, engine }: Connected) {
  if (engine === 'file') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Deletes expired data, and a person's data on request. */
export function createDeletion(connected: Connected) {
  const { db } = connected

  /** The next ids for one delete transaction, starting at index `at`. */
  async function batchFrom(ids: readonly string[], at: number): Promise<readonly string[]> {
    const part = ids.slice(at, at + batchLimits.submissions)
    const files = await db.selectFrom('files').select(['submission', 'size']).where('submission', 'in', part).execute()
    const sizes = new Map(files.map(({ submission, size }) => [submission, size]))
    let bytes = 0
    const end = part.findIndex((id, index) => {
      bytes += sizes.get(id) ?? 0
      return index > 0 && bytes > batchLimits.bytes
    })
    return end === -1 ? part : part.slice(0, end)
  }

  async function removeSubmissions(ids: readonly string[]) {
    let [submissions, files] = [0, 0]
    for (let at = 0; at < ids.length; ) {
      const began = performance.now()
      const part = await batchFrom(ids, at)
      const removed = await inTransaction(db, transaction => deleteSubmissions(transaction, part))
      at += part.length
      submissions += removed.submissions
      files += removed.files
      // Pauses for as long as the batch took, so that requests get half of the time.
      const took = performance.now() - began
      await sleep(took)
    }
    return { submissions, files }
  }

  return {
    async remove(ids: readonly string[]) {
      const removed = await removeSubmissions(ids)
      await checkpoint(connected)
      return removed
    },
    /** Deletes all data of an email address received up to `until`. */
    async forget(address: string, until: number): Promise<Removed> {
      const email = address.trim().toLowerCase()
      const rows = await db
        .selectFrom('submissions')
        .select('id')
        .where('email', '=', email)
        .where('received_at', '<=', until)
        .execute()
      const removed = await removeSubmissions(rows.map(({ id }) => id))
      const { length: subscriptions } = await inTransaction(db, transaction =>
        deleteSubscribers(transaction, eb => eb.and([eb('email', '=', email), eb('created_at', '<=', until)])),
      )
      await checkpoint(connected)
      return { ...removed, subscriptions }
    },
    /** Deletes expired submissions, unconfirmed subscriptions, receipts and deletion requests. */
    async sweep(now: number, { messages, applications }: typeof company.retentionMonths): Promise<Removed> {
      const old = await db
        .selectFrom('submissions')
        .select('id')
        .where(({ and, eb, or }) =>
          or([
            and([eb('kind', '=', 'careers'), eb('received_at', '<', monthsBefore(now, applications))]),
            and([eb('kind', '!=', 'careers'), eb('received_at', '<', monthsBefore(now, messages))]),
          ]),
        )
        .execute()
      await retryOnConflict(() => db.deleteFrom('receipts').where('expires_at', '<=', now).execute())
      // No older backup may be restored, so older requests are not needed.
      await retryOnConflict(() => db.deleteFrom('forgotten').where('at', '<', monthsBefore(now, messages)).execute())
      const removed = await removeSubmissions(old.map(({ id }) => id))
      const { length: subscriptions } = await inTransaction(db, transaction =>
        deleteSubscribers(transaction, eb =>
          eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<', now - confirmWithin)]),
        ),
      )
      if (removed.submissions + subscriptions > 0) await checkpoint(connected)
      return { ...removed, subscriptions }
    },
  }
}
