import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { type Accepted, type Arrived, type ArrivedFile, contentOf, receiptOf } from './arrived.ts'
import { Collision } from './errors.ts'
import { newId } from './id.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './until-free.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long the same is the same: visitors' outboxes try for 7 days; a plain form is sent twice by a second press. */
export const receiptsLast = { keyed: 9 * day, keyless: 10 * minute } as const

interface Marked {
  readonly arrived: Arrived
  readonly receipt: string
  readonly content: string
  readonly id: string
}

const addressOf = ({ fields }: Pick<Arrived, 'fields'>) => (fields.email ?? '').trim().toLowerCase()

function mark(arrived: Arrived, now: number): Marked {
  const content = contentOf(arrived)
  return { arrived, receipt: receiptOf(arrived, content), content, id: newId(now) }
}

/** Takes possession of receipts, once each whoever else tries; gives those that were taken now. */
async function take(db: Transaction<Tables>, marked: readonly Marked[], now: number): Promise<ReadonlySet<string>> {
  const rows = marked.map(({ arrived, receipt, content, id }) => ({
    key: receipt,
    content,
    submission: arrived.kind === 'newsletter' ? addressOf(arrived) : id,
    expires_at: now + receiptsLast[arrived.key === undefined ? 'keyless' : 'keyed'],
  }))
  const taken = await db
    .insertInto('receipts')
    // In one order, so that two processes never wait for each other.
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

/** Stores a file in pieces: it is never in memory as a whole. */
async function storeFile(
  db: Transaction<Tables>,
  submission: string,
  { name, type, size, sha256, pieces }: ArrivedFile,
) {
  await db.insertInto('files').values({ submission, name, type, size, sha256 }).execute()
  let at = 0
  for await (const bytes of pieces()) {
    await db.insertInto('file_pieces').values({ submission, at, bytes }).execute()
    at += 1
  }
}

async function storeSubmissions(db: Transaction<Tables>, marked: readonly Marked[], now: number) {
  const rows = marked.flatMap(({ arrived: { kind, fields }, id }) =>
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
  // Nothing would ever remove a file that hangs on no submission.
  for (const { arrived, id } of marked)
    if (arrived.file && arrived.kind !== 'newsletter') await storeFile(db, id, arrived.file)
}

/** Puts an address down, to be confirmed; gives it when a mail has to go out. One mail an hour, and none to a subscriber. */
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

async function storeNotices(db: Transaction<Tables>, marked: readonly Marked[], now: number) {
  const waiting = {
    state: 'waiting',
    waiting_since: now,
    attempts: 0,
    next_at: now,
    claimed_until: 0,
    error: '',
  } as const
  const rows = []
  for (const { arrived, id } of marked) {
    if (arrived.kind !== 'newsletter') rows.push({ ...waiting, id, kind: 'submission' as const, about: id })
    else {
      const email = await subscribe(db, addressOf(arrived), now)
      if (email) rows.push({ ...waiting, id, kind: 'newsletter' as const, about: email })
    }
  }
  if (rows.length > 0) await db.insertInto('notices').values(rows).execute()
}

/** Stores what has arrived in one transaction: each with its file, its receipt and its notice, or nothing of it. */
export async function accept(db: Kysely<Tables>, all: readonly Arrived[], now: number): Promise<Accepted[]> {
  const marked = all.map(arrived => mark(arrived, now))
  const first = new Map<string, Marked>()
  for (const entry of marked) if (!first.has(entry.receipt)) first.set(entry.receipt, entry)
  const distinct = [...first.values()]
  const known = await inTransaction(db, async transaction => {
    const taken = await take(transaction, distinct, now)
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
    if (rows.length < others.length) throw new Collision('a receipt has just been removed')
    return new Map(rows.map(({ key, content }) => [key, content]))
  })
  return marked.map(entry => {
    const { receipt, content } = entry
    const before = known.get(receipt) ?? first.get(receipt)?.content
    if (before !== content) return 'different'
    return known.has(receipt) || first.get(receipt) !== entry ? 'known' : 'stored'
  })
}
