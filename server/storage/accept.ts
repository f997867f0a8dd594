import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { ConflictError } from './errors.ts'
import { newId } from './id.ts'
import {
  type AcceptResult,
  contentHash,
  type NewSubmission,
  receiptKey,
  type SubmissionFile,
} from './new-submission.ts'
import { inTransaction } from './retry.ts'
import type { Tables } from './tables.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long duplicates are detected, in milliseconds. Outboxes retry for 7 days; forms without a key may be submitted twice in a row. */
const receiptLifetime = { keyed: 9 * day, keyless: 10 * minute } as const

interface Prepared {
  readonly submission: NewSubmission
  readonly receipt: string
  readonly content: string
  readonly id: string
}

const addressOf = ({ fields }: Pick<NewSubmission, 'fields'>) => (fields.email ?? '').trim().toLowerCase()

function prepare(submission: NewSubmission, now: number): Prepared {
  const content = contentHash(submission)
  return { submission, receipt: receiptKey(submission, content), content, id: newId(now) }
}

/** Inserts receipts that do not exist or have expired. Returns the keys that were inserted; each can be claimed once. */
async function claimReceipts(
  db: Transaction<Tables>,
  prepared: readonly Prepared[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = prepared.map(({ submission, receipt, content, id }) => ({
    key: receipt,
    content,
    submission: submission.kind === 'newsletter' ? addressOf(submission) : id,
    expires_at: now + receiptLifetime[submission.key === undefined ? 'keyless' : 'keyed'],
  }))
  const taken = await db
    .insertInto('receipts')
    // Sorted, so that two processes cannot deadlock.
    .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({
          content: ref('excluded.content'),
          submission: ref('excluded.submission'),
          expires_at: ref('excluded.expires_at'),
        }))
        .where('receipts.expires_at', '<=', now),
    )
    .returning('key')
    .execute()
  return new Set(taken.map(({ key }) => key))
}

/** Stores a file in chunks; the whole file is never in memory. */
async function storeFile(
  db: Transaction<Tables>,
  submission: string,
  { name, type, size, sha256, chunks }: SubmissionFile,
) {
  await db.insertInto('files').values({ submission, name, type, size, sha256 }).execute()
  let at = 0
  for await (const bytes of chunks()) {
    await db.insertInto('file_pieces').values({ submission, at, bytes }).execute()
    at += 1
  }
}

async function storeSubmissions(db: Transaction<Tables>, prepared: readonly Prepared[], now: number) {
  const rows = prepared.flatMap(({ submission: { kind, fields }, id }) =>
    kind === 'newsletter'
      ? []
      : {
          id,
          kind,
          name: fields.name ?? fields.fullName ?? '',
          email: addressOf({ fields }),
          subject: fields.subject ?? '',
          fields: JSON.stringify(fields),
          search: Object.values(fields).join('\n').toLowerCase(),
          received_at: now,
          answered_at: null,
        },
  )
  if (rows.length === 0) return
  await db.insertInto('submissions').values(rows).execute()
  // A file without a submission would never be deleted, so a subscription stores none.
  for (const { submission, id } of prepared)
    if (submission.file && submission.kind !== 'newsletter') await storeFile(db, id, submission.file)
}

/** Adds an unconfirmed subscriber. Returns the address if a confirmation mail is due: at most one per hour, none once confirmed. */
async function subscribe(db: Transaction<Tables>, email: string, now: number): Promise<string | undefined> {
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
  return written?.email
}

async function storeNotices(db: Transaction<Tables>, prepared: readonly Prepared[], now: number) {
  const waiting = {
    state: 'waiting',
    waiting_since: now,
    attempts: 0,
    next_at: now,
    claimed_until: 0,
    error: '',
  } as const
  const rows = []
  for (const { submission, id } of prepared) {
    if (submission.kind !== 'newsletter') rows.push({ ...waiting, id, kind: 'submission' as const, about: id })
    else {
      const email = await subscribe(db, addressOf(submission), now)
      if (email) rows.push({ ...waiting, id, kind: 'newsletter' as const, about: email })
    }
  }
  if (rows.length > 0) await db.insertInto('notices').values(rows).execute()
}

/** Stores submissions in one transaction, each with its file, receipt and mail. Returns a result for each, in order. */
export async function accept(db: Kysely<Tables>, all: readonly NewSubmission[], now: number): Promise<AcceptResult[]> {
  const prepared = all.map(submission => prepare(submission, now))
  const first = new Map<string, Prepared>()
  for (const entry of prepared) if (!first.has(entry.receipt)) first.set(entry.receipt, entry)
  const distinct = [...first.values()]
  const known = await inTransaction(db, async transaction => {
    const taken = await claimReceipts(transaction, distinct, now)
    const fresh = distinct.filter(({ receipt }) => taken.has(receipt))
    await storeSubmissions(transaction, fresh, now)
    await storeNotices(transaction, fresh, now)
    const others = distinct.filter(({ receipt }) => !taken.has(receipt)).map(({ receipt }) => receipt)
    if (others.length === 0) return new Map<string, string>()
    const rows = await transaction
      .selectFrom('receipts')
      .select(['key', 'content'])
      .where('key', 'in', others)
      .execute()
    if (rows.length < others.length) throw new ConflictError('a receipt has just been removed')
    return new Map(rows.map(({ key, content }) => [key, content]))
  })
  return prepared.map(entry => {
    const { receipt, content } = entry
    const before = known.get(receipt) ?? first.get(receipt)?.content
    if (before !== content) return 'different'
    return known.has(receipt) || first.get(receipt) !== entry ? 'known' : 'stored'
  })
}
