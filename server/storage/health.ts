import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { inTransaction } from './connect.ts'
import { codeOf } from './errors.ts'
import type { Tables } from './tables.ts'

/** Whether submissions can be stored, or the reason why not. */
export type Condition = 'ok' | 'full' | 'readonly' | 'unreachable'

/** How long a check may take, and how long its result is valid, in milliseconds. */
const [timeout, validFor] = [5000, 5000]

/** Maps a database error to a condition. */
export function conditionOf(error: unknown): Condition {
  const code = codeOf(error)
  if (/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)/.test(code)) return 'full'
  return /^(SQLITE_READONLY|25006|EROFS|EACCES)/.test(code) ? 'readonly' : 'unreachable'
}

/** Stores as much as a long message and deletes it: on an almost full disk, a smaller write could still succeed. */
async function probe(db: Kysely<Tables>): Promise<Condition> {
  const key = `health:${randomBytes(12).toString('base64url')}`
  try {
    const row = { key, content: randomBytes(48 * 1024).toString('base64'), submission: null, expires_at: 0 }
    await inTransaction(db, async transaction => {
      await transaction.insertInto('receipts').values(row).execute()
      // The other tables that a form is written to have to be there.
      const others = transaction.selectFrom(['submissions', 'files', 'file_pieces', 'notices'])
      await others.select('sha256').limit(0).execute()
    })
    await db.deleteFrom('receipts').where('key', '=', key).execute()
    return 'ok'
  } catch (error) {
    return conditionOf(error)
  }
}

/** Asks, and answers the same until so many milliseconds later: anybody may ask for the health of the server. */
export function keptFor<Result>(milliseconds: number, ask: () => Promise<Result>, now = () => performance.now()) {
  let last: { readonly result: Promise<Result>; readonly at: number } | undefined
  return (): Promise<Result> => {
    if (!last || now() - last.at >= milliseconds) last = { result: ask(), at: now() }
    return last.result
  }
}

/** Creates a check of whether the database takes submissions, which never rejects. */
export function createCondition(db: Kysely<Tables>, now?: () => number) {
  const probed = keptFor(validFor, () => probe(db), now)
  return (): Promise<Condition> => Promise.race([probed(), sleep(timeout, 'unreachable' as const, { ref: false })])
}
