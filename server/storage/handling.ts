import type { Selectable, Transaction } from 'kysely'
import type { Connected } from './connect.ts'
import { checkpoint, deleteSubmissions } from './deletion.ts'
import { inTransaction } from './retry.ts'
import type { Status, Tables } from './tables.ts'

/** The company's handling of a submission: status, note and assignee. */
type Handling = Pick<Selectable<Tables['submissions']>, 'status' | 'answered_at' | 'note' | 'taken_by'>

/** A partial update of the handling. */
export interface Change {
  readonly status?: Exclude<Status, 'spam'>
  readonly note?: string
  readonly takenBy?: string
}

async function handlingOf(db: Transaction<Tables>, id: string) {
  const { previous, ...now } = await db
    .selectFrom('submissions')
    .select(['status', 'answered_at', 'note', 'taken_by', 'previous'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { now: now satisfies Handling, previous: previous === null ? undefined : (JSON.parse(previous) as Handling) }
}

/** Writes the next state and keeps the previous one for `undo`. */
const write = (db: Transaction<Tables>, id: string, next: Handling, before: Handling) =>
  db
    .updateTable('submissions')
    .set({ ...next, previous: JSON.stringify(before) })
    .where('id', '=', id)
    .execute()

/** The time of the answer after a change of the status; closing keeps it. */
function answeredAt(status: Status | undefined, before: number | null, now: number): number | null {
  if (status === 'answered') return now
  return status === 'new' ? null : before
}

/** Updates and deletes submissions on behalf of the company. */
export function createHandling(connected: Connected) {
  const { db } = connected
  return {
    /** Updates all of these or none. Only the latest change can be undone. */
    change: (ids: readonly string[], { status, note, takenBy }: Change, now: number) =>
      inTransaction(db, async transaction => {
        for (const id of ids) {
          const { now: before } = await handlingOf(transaction, id)
          const next = {
            status: status ?? before.status,
            answered_at: answeredAt(status, before.answered_at, now),
            note: note ?? before.note,
            taken_by: takenBy ?? before.taken_by,
          }
          await write(transaction, id, next, before)
        }
      }),
    /** Undoes the last change; a second call redoes it. Resolves with `false` when there is nothing to undo. */
    undo: (id: string): Promise<boolean> =>
      inTransaction(db, async transaction => {
        const { now, previous } = await handlingOf(transaction, id)
        if (previous) await write(transaction, id, previous, now)
        return previous !== undefined
      }),
    /** Deletes submissions with their files, mails and receipts. */
    async delete(ids: readonly string[]) {
      await inTransaction(db, transaction => deleteSubmissions(transaction, ids))
      await checkpoint(connected)
    },
    /** Marks submissions as spam: deletes their content and keeps id, kind and time. */
    async spam(ids: readonly string[]) {
      await inTransaction(db, async transaction => {
        const kept = await transaction
          .selectFrom('submissions')
          .select(['id', 'kind', 'received_at'])
          .where('id', 'in', ids)
          .execute()
        await deleteSubmissions(transaction, ids)
        const empty = { name: '', email: '', subject: '', fields: '{}', search: '', answered_at: null }
        await transaction
          .insertInto('submissions')
          .values(kept.map(row => ({ ...row, ...empty, status: 'spam' as const })))
          .execute()
      })
      await checkpoint(connected)
    },
  }
}
