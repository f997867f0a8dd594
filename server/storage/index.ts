import pLimit from 'p-limit'
import { accept } from './accept.ts'
import { createBackups } from './backups.ts'
import { type Connected, connect } from './connect.ts'
import { createClock, createDeletion, createForgotten } from './deletion.ts'
import { codeOf, isGeneral, isTemporary, NewerError, ReplacedError } from './errors.ts'
import { createFileGuard } from './file.ts'
import { type Condition, conditionOf, createHealth } from './health.ts'
import { createInbox } from './inbox.ts'
import { createMailQueue } from './mail-queue.ts'
import { migrate } from './migrations.ts'
import type { NewSubmission } from './new-submission.ts'
import { createSubscribers } from './subscribers.ts'

export type { Backup } from './backups.ts'
export type { ForgetRequest, Removed } from './deletion.ts'
export { codeOf } from './errors.ts'
export { assertUnused, isDatabase, pathOf, removeDatabase, replaceFile } from './file.ts'
export type { Condition } from './health.ts'
export type { StoredSubmission, SubmissionFilter } from './inbox.ts'
export { type ClaimedMail, lease, type MailKinds, mailKinds, type QueueState } from './mail-queue.ts'
export type { AcceptResult, NewSubmission, SubmissionFile } from './new-submission.ts'
export type { Subscriber } from './subscribers.ts'
export { type Kind, kinds } from './tables.ts'

interface Options {
  /** The value of `DATABASE_URL`. */
  readonly url: string
  /** SQLite's busy timeout, in milliseconds; it blocks the process. */
  readonly busyTimeout?: number
  readonly now?: () => number
  /** Whether each submission is also sent to a webhook. */
  readonly webhook?: boolean
}

/** Transactions at a time. Messages do not wait behind files, and one connection stays for health checks and mails. */
const atOnce = { messages: 3, files: 1 } as const

/**
 * Connections to files that were removed or replaced. They stay open: when SQLite closes one, sooner or later, it deletes the
 * write-ahead log at its path, which is the new file's.
 */
const leftOpen = new Set<Connected['db']>()

/** The database is temporarily unavailable. */
export class DatabaseUnavailable extends Error {
  readonly code: string
  readonly condition: Condition
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.code = codeOf(cause)
    this.condition = conditionOf(cause)
  }
}

/** Connects and migrates. Errors name the environment variable. */
async function connectAndMigrate(options: Pick<Options, 'url' | 'busyTimeout'>): Promise<Connected> {
  let connected: Connected | undefined
  try {
    connected = await connect(options)
    await migrate(connected)
    return connected
  } catch (error) {
    await connected?.db.destroy()
    if (error instanceof NewerError) throw new DatabaseUnavailable(error.message, error)
    if (!(error instanceof Error) || !('code' in error || isTemporary(error) || isGeneral(error))) throw error
    const why = (error.message || codeOf(error)).replaceAll(options.url, '...')
    const sentence = `The database that DATABASE_URL names cannot be used: ${why}`
    throw isTemporary(error) ? new DatabaseUnavailable(sentence, error) : new Error(sentence, { cause: error })
  }
}

/**
 * Opens the database and migrates it. Rejects with an actionable message when it cannot be used: a `DatabaseUnavailable` if
 * a retry may succeed.
 */
export async function openStore({ now = Date.now, webhook = false, ...options }: Options) {
  const connected = await connectAndMigrate(options)
  const { db, path } = connected
  const guard = path === undefined ? undefined : createFileGuard(path)
  const health = createHealth(db)
  const messages = pLimit({ concurrency: atOnce.messages, rejectOnClear: true })
  const files = pLimit({ concurrency: atOnce.files, rejectOnClear: true })
  const running = new Set<Promise<unknown>>()

  async function write(submission: NewSubmission) {
    try {
      if (guard?.isReplaced()) throw new ReplacedError('the database file was removed or replaced')
      const accepted = await accept(db, submission, { now: now(), webhook })
      health.recordCommit()
      return accepted
    } catch (error) {
      if (isGeneral(error)) {
        health.recordCommit(error)
        // The others would fail after the same time, one after another.
        messages.clearQueue()
        files.clearQueue()
      }
      throw error
    }
  }

  return {
    /** Stores a submission, unless it is a duplicate. Resolves after the commit. */
    async accept(submission: NewSubmission) {
      const stored = (submission.file ? files : messages)(() => write(submission))
      running.add(stored)
      return stored.finally(() => running.delete(stored))
    },
    /** Whether submissions can be stored now. */
    condition: health.condition,
    inbox: createInbox(db),
    mailQueue: createMailQueue(db),
    subscribers: createSubscribers(db),
    clock: createClock(db),
    deletion: createDeletion(connected),
    forgotten: createForgotten(db),
    backups: createBackups(connected),
    /** Whether the file of the database was removed or replaced: it has to be opened again. */
    isReplaced: () => guard?.isReplaced() ?? false,
    /** Waits for pending commits and closes the database. */
    async close() {
      await Promise.allSettled(running)
      if (guard?.isReplaced()) {
        guard.removeOldLog()
        leftOpen.add(db)
        return
      }
      await db.destroy()
    },
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
