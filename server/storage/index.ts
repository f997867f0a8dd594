import { accept } from './accept.ts'
import { type Connected, checkEncoding, connect } from './connect.ts'
import { createClock, createDeletion, createForgotten, type ForgetRequest } from './deletion.ts'
import { codeOf, errorWith, isTemporary } from './errors.ts'
import { copyFile } from './file.ts'
import { createCondition } from './health.ts'
import { createInbox } from './inbox.ts'
import { createMailQueue } from './mail-queue.ts'
import { migrate } from './migrations.ts'
import type { NewSubmission } from './new-submission.ts'
import { createSubscribers } from './subscribers.ts'

export type { ForgetRequest, Removed } from './deletion.ts'
export { codeOf, errorWith, isTemporary } from './errors.ts'
export { isDatabase, pathOf, removeDatabase, replaceFile } from './file.ts'
export { type Condition, conditionOf, keptFor } from './health.ts'
export type { StoredSubmission, SubmissionFilter } from './inbox.ts'
export { type ClaimedMail, type MailKinds, mailKinds, type QueueState } from './mail-queue.ts'
export type { AcceptResult, NewSubmission, SubmissionFile } from './new-submission.ts'
export type { Subscriber } from './subscribers.ts'
export { type Kind, kinds } from './tables.ts'

interface Options {
  readonly url: string
  readonly now?: () => number
  /** Whether each submission is also sent to a webhook. */
  readonly webhook?: boolean
}

/** Connects and migrates. Errors name the environment variable. */
async function connectAndMigrate(url: string): Promise<Connected> {
  let connected: Connected | undefined
  try {
    connected = await connect(url)
    await checkEncoding(connected)
    await migrate(connected)
    return connected
  } catch (error) {
    await connected?.db.destroy()
    if (!(error instanceof Error) || !('code' in error || isTemporary(error))) throw error
    const why = (error.message || codeOf(error)).replaceAll(url, '...')
    throw errorWith(codeOf(error), `The database that DATABASE_URL names cannot be used: ${why}`)
  }
}

/** Reads the deletion requests of a database as it is: one that is damaged or newer cannot be migrated. */
export async function readForgotten(url: string): Promise<ForgetRequest[]> {
  const { db } = await connect(url)
  try {
    return await createForgotten(db).list()
  } finally {
    await db.destroy()
  }
}

/** Opens the database and migrates it. Rejects with an actionable message when it cannot be used. */
export async function openStore({ url, now = Date.now, webhook = false }: Options) {
  const connected = await connectAndMigrate(url)
  const { db } = connected
  /** The last submission with a file: they are stored one after another, so that messages get their turns in between. */
  let lastFile: Promise<unknown> = Promise.resolve()

  return {
    /** Stores a submission in one transaction, unless it is a duplicate. Resolves after the commit. */
    accept(submission: NewSubmission) {
      const store = () =>
        accept(db, submission, { now: now(), webhook }).catch(async (error: unknown) => {
          // An empty file may have taken the place of the database.
          if (codeOf(error) === 'SQLITE_ERROR') await migrate(connected)
          throw error
        })
      if (!submission.file) return store()
      const stored = lastFile.then(store)
      lastFile = stored.catch(() => undefined)
      return stored
    },
    condition: createCondition(db),
    inbox: createInbox(db),
    mailQueue: createMailQueue(connected),
    subscribers: createSubscribers(db),
    clock: createClock(db),
    deletion: createDeletion(db),
    forgotten: createForgotten(db),
    /** Writes a copy of a file database to a new file, atomically and while the server runs. */
    async backup(path: string) {
      if (connected.path === undefined)
        throw new Error('This database is not a file: back it up with its own tools, such as pg_dump for PostgreSQL.')
      await copyFile(db, path)
    },
    close: () => db.destroy(),
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
