import type { UpdateResult } from 'kysely'
import { type Connected, inTransaction } from './connect.ts'
import type { Tables } from './tables.ts'

export type ClaimedMail = Readonly<Pick<Tables['notices'], 'id' | 'kind' | 'about' | 'attempts'>>

/** What is sent by one channel. */
export type MailKinds = readonly ClaimedMail['kind'][]
export const mailKinds = { mail: ['submission', 'newsletter'], webhook: ['webhook'] } as const
const all: MailKinds = [...mailKinds.mail, ...mailKinds.webhook]

export interface QueueState {
  readonly waiting: number
  /** When the oldest waiting mail was queued. */
  readonly since: number | undefined
  readonly failed: number
}

const minute = 60_000

/** How long a claim lasts, in milliseconds; longer than a mail takes. Then another process may claim it, as after a crash. */
const lease = 3 * minute

/** How long a mail is retried, in milliseconds. */
const retryPeriod = 3 * 24 * 60 * minute

const write = async (update: { executeTakeFirstOrThrow(): Promise<UpdateResult> }) =>
  Number((await update.executeTakeFirstOrThrow()).numUpdatedRows)

/** The mail queue, in the same database as the submissions. Any number of processes may work on it. */
export function createMailQueue({ db, path }: Connected) {
  const inFile = path !== undefined
  const of = (id: string) => db.updateTable('notices').where('id', '=', id)
  const unclaimed = (now: number, states: readonly Tables['notices']['state'][] = ['waiting']) =>
    db.updateTable('notices').where('state', 'in', states).where('claimed_until', '<=', now)
  return {
    /** Claims the next mail that is due. */
    claim: (now: number, kinds = all): Promise<ClaimedMail | undefined> =>
      inTransaction(db, async transaction => {
        const due = await transaction
          .selectFrom('notices')
          .select('id')
          .where('state', '=', 'waiting')
          .where('kind', 'in', kinds)
          .where('next_at', '<=', now)
          .where('claimed_until', '<=', now)
          .orderBy('next_at')
          // Mails with failed attempts come last, because one may break the connection.
          .orderBy('attempts')
          .limit(1)
          // Another process may claim the next one meanwhile. SQLite has locked the file.
          .$if(!inFile, query => query.forUpdate().skipLocked())
          .executeTakeFirst()
        if (!due) return undefined
        const update = transaction
          .updateTable('notices')
          .set({ claimed_until: now + lease })
          .where('id', '=', due.id)
        return update.returning(['id', 'kind', 'about', 'attempts']).executeTakeFirst()
      }),
    sent: (id: string) => write(of(id).set({ state: 'sent', error: '' })),
    /** Records a failed attempt and schedules the next one. */
    postpone: (id: string, error: string, nextAt: number) =>
      write(of(id).set(({ eb }) => ({ error, attempts: eb('attempts', '+', 1), next_at: nextAt, claimed_until: 0 }))),
    /** Those that are due keep their times: among equal ones, each claim would look at all. */
    makeDue: (now: number, kinds = all, after = now) =>
      write(unclaimed(now).where('kind', 'in', kinds).where('next_at', '>', after).set({ next_at: now })),
    giveUp: (now: number) =>
      write(
        unclaimed(now)
          .set({ state: 'failed' })
          .where('waiting_since', '<=', now - retryPeriod),
      ),
    /** Makes all that wait or were given up on due now, for three more days. Resolves with their number. */
    retry: (now: number) =>
      write(unclaimed(now, ['waiting', 'failed']).set({ state: 'waiting', waiting_since: now, next_at: now })),
    /** Reads waiting and failed mails by the index on `state`; sent mails are not scanned. */
    async state(kinds = all): Promise<QueueState> {
      const rows = await db
        .selectFrom('notices')
        .where('state', 'in', ['waiting', 'failed'])
        .where('kind', 'in', kinds)
        .groupBy('state')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('waiting_since').as('since')])
        .execute()
      const waiting = rows.find(({ state }) => state === 'waiting')
      return {
        waiting: Number(waiting?.count ?? 0),
        since: waiting?.since ?? undefined,
        failed: Number(rows.find(({ state }) => state === 'failed')?.count ?? 0),
      }
    },
    /** Lists the mails that wait or were given up on, oldest first. */
    unsent: () =>
      db
        .selectFrom('notices')
        .select(['id', 'kind', 'about', 'state', 'waiting_since as since', 'attempts', 'error'])
        .where('state', '!=', 'sent')
        .orderBy('waiting_since')
        .execute(),
  }
}
