import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { ConflictError, ContentError } from './errors.ts'
import { newId } from './id.ts'
import {
  type AcceptResult,
  contentHash,
  type NewSubmission,
  receiptKey,
  type SubmissionFile,
} from './new-submission.ts'
import { inTransaction } from './retry.ts'
import type { Kind, Tables } from './tables.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long duplicates are detected, in milliseconds. Outboxes retry for 7 days; forms without a key may be submitted twice
 * in a row.
 */
const receiptLifetime = { keyed: 9 * day, keyless: 10 * minute } as const

const addressOf = ({ fields }: Pick<NewSubmission, 'fields'>) => (fields.email ?? '').trim().toLowerCase()

/** Inserts a receipt that does not exist or has expired. Returns whether it was inserted; each can be claimed once. */
async function claimReceipt(db: Transaction<Tables>, receipt: Tables['receipts'], now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('receipts')
    .values(receipt)
    .onConflict(conflict => conflict.column('key').doUpdateSet(receipt).where('receipts.expires_at', '<=', now))
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Stores a file in chunks; the whole file is never in memory. Throws when they are not what was received. */
async function storeFile(
  db: Transaction<Tables>,
  submission: string,
  { name, type, size, sha256, chunks }: SubmissionFile,
) {
  await db.insertInto('files').values({ submission, name, type, size, sha256 }).execute()
  let at = 0
  const hash = createHash('sha256')
  for await (const bytes of chunks()) {
    hash.update(bytes)
    await db.insertInto('file_pieces').values({ submission, at, bytes }).execute()
    at += 1
  }
  if (hash.digest('hex') !== sha256) throw new ContentError('a file is not the one that was received')
}

async function storeSubmission(
  db: Transaction<Tables>,
  id: string,
  kind: Kind,
  submission: NewSubmission,
  now: number,
) {
  const { fields, file, job } = submission
  const row = {
    id,
    kind,
    name: fields.name ?? fields.fullName ?? '',
    email: addressOf(submission),
    subject: job ?? fields.subject ?? '',
    fields: JSON.stringify(fields),
    search: Object.values(fields).join('\n').toLowerCase(),
    received_at: now,
  }
  await db.insertInto('submissions').values(row).execute()
  if (file) await storeFile(db, id, file)
}

/** Adds an unconfirmed subscriber. Returns whether a confirmation mail is due: at most one per hour, none once confirmed. */
async function subscribe(db: Transaction<Tables>, email: string, now: number): Promise<boolean> {
  const row = {
    email,
    token: randomBytes(18).toString('base64url'),
    created_at: now,
    mailed_at: now,
    confirmed_at: null,
  }
  const written = await db
    .insertInto('subscribers')
    .values(row)
    .onConflict(conflict =>
      conflict
        .column('email')
        .doUpdateSet({ mailed_at: now, created_at: now })
        .where('subscribers.confirmed_at', 'is', null)
        .where('subscribers.mailed_at', '<=', now - hour),
    )
    .returning('email')
    .executeTakeFirst()
  return written !== undefined
}

const queueMail = (db: Transaction<Tables>, mail: Pick<Tables['notices'], 'id' | 'kind' | 'about'>, now: number) =>
  db
    .insertInto('notices')
    .values({ ...mail, state: 'waiting', waiting_since: now, attempts: 0, next_at: now, claimed_until: 0, error: '' })
    .execute()

/** Compares a duplicate with the submission that was stored under its key. */
async function compare(db: Transaction<Tables>, { key, content }: Tables['receipts']): Promise<AcceptResult> {
  const first = await db.selectFrom('receipts').select('content').where('key', '=', key).executeTakeFirst()
  if (!first) throw new ConflictError('a receipt has just been removed')
  return first.content === content ? 'known' : 'different'
}

/** A submission with its id and its receipt. */
function prepare(submission: NewSubmission, now: number) {
  const id = newId(now)
  const content = contentHash(submission)
  const receipt = {
    key: receiptKey(submission, content),
    content,
    submission: submission.kind === 'newsletter' ? addressOf(submission) : id,
    expires_at: now + receiptLifetime[submission.key === undefined ? 'keyless' : 'keyed'],
  }
  return { id, submission, receipt }
}

/** Stores one submission with its file, receipt and mail. */
async function acceptOne(
  db: Transaction<Tables>,
  { id, submission, receipt }: ReturnType<typeof prepare>,
  now: number,
): Promise<AcceptResult> {
  if (!(await claimReceipt(db, receipt, now))) return compare(db, receipt)
  const { kind } = submission
  const about = receipt.submission
  if (kind !== 'newsletter') {
    await storeSubmission(db, id, kind, submission, now)
    await queueMail(db, { id, kind: 'submission', about }, now)
    return 'stored'
  }
  if (!(await subscribe(db, about, now))) return 'known'
  await queueMail(db, { id, kind: 'newsletter', about }, now)
  return 'stored'
}

/** Stores submissions in one transaction. Returns a result for each, in order. */
export async function accept(
  db: Kysely<Tables>,
  submissions: readonly NewSubmission[],
  now: number,
): Promise<AcceptResult[]> {
  const prepared = submissions.map(submission => prepare(submission, now))
  // Sorted, so that two processes cannot deadlock. The same key twice keeps its order.
  const sorted = [...prepared.entries()].sort(([, { receipt: one }], [, { receipt: other }]) =>
    one.key === other.key ? 0 : one.key < other.key ? -1 : 1,
  )
  return inTransaction(db, async transaction => {
    const results: AcceptResult[] = []
    for (const [at, entry] of sorted) results[at] = await acceptOne(transaction, entry, now)
    return results
  })
}
