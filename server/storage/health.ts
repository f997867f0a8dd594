import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { codeOf } from './errors.ts'
import { inTransaction, retryOnConflict } from './retry.ts'
import type { Tables } from './tables.ts'

/** Whether the database takes submissions, and what keeps it from that. */
export type Condition = 'ok' | 'full' | 'readonly' | 'unreachable'

/** How long a read may take, in milliseconds. */
const readTimeout = 5000

/** For how long the outcome of a commit counts, in milliseconds: after that a write of no meaning is tried. */
const validFor = { ok: 60_000, failed: 5000 } as const

/** As much as a long message: on a disk that is almost full a smaller one may still be stored. */
const probe = () => randomBytes(48 * 1024).toString('base64')

/** What an error says of the database. */
export function conditionOf(error: unknown): Condition {
  const code = codeOf(error)
  if (/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)/.test(code)) return 'full'
  return /^(SQLITE_READONLY|25006|EROFS)/.test(code) ? 'readonly' : 'unreachable'
}

/** Says how the database is: by reading, by the last commit, and where that tells nothing by writing. */
export function createHealth(db: Kysely<Tables>, now: () => number) {
  let last: { readonly condition: Condition; readonly at: number } | undefined
  let asking: Promise<Condition> | undefined
  const recordCommit = (error?: unknown) => {
    last = { condition: error === undefined ? 'ok' : conditionOf(error), at: now() }
  }

  async function write() {
    const key = `health:${randomBytes(12).toString('base64url')}`
    const row = { key, content: probe(), submission: null, expires_at: now() }
    await inTransaction(db, transaction => transaction.insertInto('receipts').values(row).execute())
    await retryOnConflict(() => db.deleteFrom('receipts').where('key', '=', key).execute())
  }

  async function ask(): Promise<Condition> {
    try {
      await db.selectFrom('schema_version').select('version').executeTakeFirstOrThrow()
    } catch (error) {
      return conditionOf(error)
    }
    if (!last || now() - last.at >= validFor[last.condition === 'ok' ? 'ok' : 'failed'])
      await write().then(() => recordCommit(), recordCommit)
    return last?.condition ?? 'ok'
  }

  return {
    /** A submission was stored, or could not be for a reason that is not its own. */
    recordCommit,
    /** Never rejects. Those who ask at the same time share one answer. */
    condition: (): Promise<Condition> => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      let timeoutTimer: NodeJS.Timeout | undefined
      const timedOut = new Promise<Condition>(resolve => {
        timeoutTimer = setTimeout(() => resolve('unreachable'), readTimeout)
      })
      return Promise.race([asking, timedOut]).finally(() => clearTimeout(timeoutTimer))
    },
  }
}
