import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from './connect.ts'
import { errorWith } from './errors.ts'
import { type AcceptResult, contentHash, type NewSubmission, receiptKey } from './new-submission.ts'
import type { Tables } from './tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * How long duplicates are detected, in milliseconds. Outboxes retry for 7 days; forms without a key may be submitted twice
 * in a row.
 */
const receiptLifetime = { keyed: 9 * day, keyless: 10 * minute } as const

/** Creates an id of 16 characters that sorts by time: a timestamp in milliseconds and 41 random bits. */
const newId = (now: number) => [now, randomInt(36 ** 8)].map(part => part.toString(36).padStart(8, '0')).join('')

/**
 * Inserts a receipt that does not exist or has expired; each can be claimed once. Otherwise compares the submission with the
 * one that was stored under its key.
 */
async function claimReceipt(db: Transaction<Tables>, receipt: Tables['receipts'], now: number): Promise<AcceptResult> {
  const claimed = await db
    .insertInto('receipts')
    .values(receipt)
    .onConflict(conflict => conflict.column('key').doUpdateSet(receipt).where('receipts.expires_at', '<=', now))
    .returning('key')
    .executeTakeFirst()
  if (claimed) return 'stored'
  const first = await db.selectFrom('receipts').select('content').where('key', '=', receipt.key).executeTakeFirst()
  if (!first) throw errorWith('40001', 'a receipt has just been removed')
  return first.content === receipt.content ? 'known' : 'different'
}

/** Stores a submission with its file, in chunks: the whole file is never in memory. Throws when they are not what was received. */
async function storeSubmission(db: Transaction<Tables>, row: Tables['submissions'], file: NewSubmission['file']) {
  await db.insertInto('submissions').values(row).execute()
  if (!file) return
  const { name, type, size, sha256, chunks } = file
  const submission = row.id
  await db.insertInto('files').values({ submission, name, type, size, sha256 }).execute()
  let at = 0
  const hash = createHash('sha256')
  for await (const bytes of chunks()) {
    hash.update(bytes)
    await db.insertInto('file_pieces').values({ submission, at, bytes }).execute()
    at += 1
  }
  if (hash.digest('hex') !== sha256) throw errorWith('CONTENT_DIFFERS', 'a file is not the one that was received')
}

/** Adds an unconfirmed subscriber. Returns whether a confirmation mail is due: none once confirmed. */
async function subscribe(db: Transaction<Tables>, email: string, now: number): Promise<boolean> {
  const token = randomBytes(18).toString('base64url')
  const written = await db
    .insertInto('subscribers')
    .values({ email, token, created_at: now, confirmed_at: null })
    .onConflict(conflict =>
      conflict.column('email').doUpdateSet({ created_at: now }).where('subscribers.confirmed_at', 'is', null),
    )
    .returning('email')
    .executeTakeFirst()
  return written !== undefined
}

const noticeOf = (id: string, kind: Tables['notices']['kind'], about: string, now: number) => ({
  ...{ id, kind, about, waiting_since: now, next_at: now },
  ...{ state: 'waiting' as const, attempts: 0, claimed_until: 0, error: '' },
})

/** Stores one submission with its file, receipt and mail in one transaction, and with a call of the webhook if there is one. */
export async function accept(
  db: Kysely<Tables>,
  submission: NewSubmission,
  { now, webhook }: { readonly now: number; readonly webhook: boolean },
): Promise<AcceptResult> {
  const { kind, key, fields, file, job } = submission
  const content = contentHash(submission)
  const id = newId(now)
  const email = (fields.email ?? '').trim().toLowerCase()
  const about = kind === 'newsletter' ? email : id
  const expires_at = now + receiptLifetime[key === undefined ? 'keyless' : 'keyed']
  return inTransaction(db, async transaction => {
    const receipt = { key: receiptKey(submission, content), content, submission: about, expires_at }
    const result = await claimReceipt(transaction, receipt, now)
    if (result !== 'stored') return result
    const notices = [noticeOf(id, kind === 'newsletter' ? kind : 'submission', about, now)]
    if (kind !== 'newsletter') {
      const row = {
        ...{ id, kind, email, fields: JSON.stringify(fields), received_at: now },
        name: fields.name ?? fields.fullName ?? '',
        subject: job ?? fields.subject ?? '',
        search: Object.values(fields).join('\n').toLowerCase(),
      }
      await storeSubmission(transaction, row, file)
      if (webhook) notices.push(noticeOf(newId(now), 'webhook', id, now))
    } else if (!(await subscribe(transaction, email, now))) return 'known'
    await transaction.insertInto('notices').values(notices).execute()
    return 'stored'
  })
}
