import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { codeOf } from './errors.ts'
import type { Tables } from './tables.ts'
import { inTransaction, untilFree } from './until-free.ts'

/** Whether the database takes submissions, and what keeps it from that. */
export type Condition = 'ok' | 'full' | 'readonly' | 'unreachable'

/** How long a read may take, in milliseconds. */
const patience = 5000

/** For how long the outcome of a commit counts, in milliseconds: after that a write of no meaning is tried. */
const counts = { ok: 60_000, failed: 5000 } as const

/** As much as a long message: on a disk that is almost full a smaller one may still be stored. */
const probe = () => randomBytes(48 * 1024).toString('base64')

/** What an error says of the database. */
export function conditionAfter(error: unknown): Condition {
  const code = codeOf(error)
  if (/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)/.test(code)) return 'full'
  return /^(SQLITE_READONLY|25006|EROFS)/.test(code) ? 'readonly' : 'unreachable'
}

/** Says how the database is: by reading, by the last commit, and where that tells nothing by writing. */
export function createHealth(db: Kysely<Tables>, now: () => number) {
  let last: { readonly condition: Condition; readonly at: number } | undefined
  let asking: Promise<Condition> | undefined
  const committed = (error?: unknown) => {
    last = { condition: error === undefined ? 'ok' : conditionAfter(error), at: now() }
  }

  async function write() {
    const key = `health:${randomBytes(12).toString('base64url')}`
    const row = { key, content: probe(), submission: null, expires_at: now() }
    await inTransaction(db, transaction => transaction.insertInto('receipts').values(row).execute())
    await untilFree(() => db.deleteFrom('receipts').where('key', '=', key).execute())
  }

  async function ask(): Promise<Condition> {
    try {
      await db.selectFrom('schema_version').select('version').executeTakeFirstOrThrow()
    } catch (error) {
      return conditionAfter(error)
    }
    if (!last || now() - last.at >= counts[last.condition === 'ok' ? 'ok' : 'failed'])
      await write().then(() => committed(), committed)
    return last?.condition ?? 'ok'
  }

  return {
    /** A submission was stored, or could not be for a reason that is not its own. */
    committed,
    /** Never rejects. Those who ask at the same time share one answer. */
    condition: (): Promise<Condition> => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      let late: NodeJS.Timeout | undefined
      const silent = new Promise<Condition>(resolve => {
        late = setTimeout(() => resolve('unreachable'), patience)
      })
      return Promise.race([asking, silent]).finally(() => clearTimeout(late))
    },
  }
}
