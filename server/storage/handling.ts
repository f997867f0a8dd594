import type { Transaction } from 'kysely'
import type { Connected } from './connect.ts'
import { checkpoint, deleteSubmissions } from './deletion.ts'
import { inTransaction } from './retry.ts'
import type { Status, Tables } from './tables.ts'

/** How far the company is with a submission, and what it notes of it. */
interface Handling {
  readonly status: Status
  readonly answered_at: number | null
  readonly note: string
  readonly taken_by: string
}

/** What changes of it. */
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

/** Writes what is to be, and keeps what was. */
const write = (db: Transaction<Tables>, id: string, next: Handling, before: Handling) =>
  db
    .updateTable('submissions')
    .set({ ...next, previous: JSON.stringify(before) })
    .where('id', '=', id)
    .execute()

/** The moment of the answer, after a change of the status: closing keeps it. */
function answeredAt(status: Status | undefined, before: number | null, now: number): number | null {
  if (status === 'answered') return now
  return status === 'new' ? null : before
}

/** What the company does with submissions: marks, takes, notes and throws away. */
export function createHandling(connected: Connected) {
  const { db } = connected
  return {
    /** Changes all of these or none; the change before it can no longer be taken back. */
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
    /** Takes the last change of a submission back, and what it takes back can be had again; gives whether there was one. */
    undo: (id: string): Promise<boolean> =>
      inTransaction(db, async transaction => {
        const { now, previous } = await handlingOf(transaction, id)
        if (previous) await write(transaction, id, previous, now)
        return previous !== undefined
      }),
    /** Removes submissions with everything that belongs to them. */
    async delete(ids: readonly string[]) {
      await inTransaction(db, transaction => deleteSubmissions(transaction, ids))
      await checkpoint(connected)
    },
    /** Removes every word of submissions, and keeps that they came. */
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
