import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { inTransaction, retryOnConflict } from './connect.ts'
import { codeOf } from './errors.ts'
import type { Tables } from './tables.ts'

/** Whether submissions can be stored, or the reason why not. */
export type Condition = 'ok' | 'full' | 'readonly' | 'unreachable'

/** Timeout of a check, in milliseconds. */
const readTimeout = 5000

/** How long the result of a commit stays valid, in milliseconds; after that, a check writes and deletes a probe. */
const validFor = { ok: 60_000, failed: 5000 } as const

/** As large as a long message: on an almost full disk, a smaller write could still succeed. */
const probe = () => randomBytes(48 * 1024).toString('base64')

/** Maps a database error to a condition. */
export function conditionOf(error: unknown): Condition {
  const code = codeOf(error)
  if (/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)/.test(code)) return 'full'
  return /^(SQLITE_READONLY|25006|EROFS)/.test(code) ? 'readonly' : 'unreachable'
}

/** Checks the database by a read and by the result of the last commit, or by a probe write when that is outdated. */
export function createHealth(db: Kysely<Tables>, now = () => performance.now()) {
  let last: { readonly condition: Condition; readonly at: number } | undefined
  let asking: Promise<Condition> | undefined
  const recordCommit = (error?: unknown) => {
    last = { condition: error === undefined ? 'ok' : conditionOf(error), at: now() }
  }

  async function write() {
    const key = `health:${randomBytes(12).toString('base64url')}`
    const row = { key, content: probe(), submission: null, expires_at: 0 }
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
    /** Records a commit, or a failure that does not depend on the submission. */
    recordCommit,
    /** Never rejects. Concurrent calls share one check. */
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
