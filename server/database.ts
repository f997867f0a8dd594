import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Condition, codeOf, DatabaseUnavailable, openStore, type Store } from './storage/index.ts'

/** The server's database connection, retried while the database is unavailable. */
export interface Database {
  /** Throws a `DatabaseUnavailable` until the database is open. */
  store(): Store
  /** Whether submissions can be stored now. */
  condition(): Promise<Condition>
  close(): Promise<void>
}

interface Listeners {
  readonly log: Logger
  readonly onOpen: (store: Store) => void
  readonly onLost: () => Promise<void>
}

/** How long startup waits for a database that does not respond, and the delay between two attempts, in milliseconds. */
const [startTimeout, retryDelay] = [15_000, 2000]

/**
 * Opens the database and calls `onOpen`. Resolves and keeps retrying while it is unavailable: pages do not need it. Rejects
 * when the configuration has to change. When the file of the database was removed or replaced, it calls `onLost` and opens
 * the database again.
 */
export async function openDatabase({ databaseUrl }: Config, { log, onOpen, onLost }: Listeners): Promise<Database> {
  let store: Store | undefined
  let unavailable = new DatabaseUnavailable('The database has not responded yet', undefined)
  let retryTimer: NodeJS.Timeout | undefined
  let attempt: Promise<unknown>
  let closed = false
  let started = false

  /** Tries to open the database. Resolves with the error, or `undefined` on success. */
  async function open(): Promise<unknown> {
    try {
      const found = await openStore({ url: databaseUrl })
      if (closed) return await found.close()
      if (retryTimer) log.info('connected to the database')
      retryTimer = undefined
      store = found
      onOpen(found)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) unavailable = error
      // During startup, the process exits with this message.
      else if (!started) return error
      if (!retryTimer) log.error({ code: codeOf(error) }, 'the database is unavailable; forms get 503 until it is back')
      if (!closed)
        retryTimer = setTimeout(() => {
          attempt = open()
        }, retryDelay)
      return error
    }
    return undefined
  }

  /** The open database, unless its file has been replaced. */
  function current(): Store | undefined {
    if (!store?.isReplaced()) return store
    const lost = store
    store = undefined
    unavailable = new DatabaseUnavailable('The file of the database was replaced', undefined)
    log.error('the file of the database was removed or replaced; opening it again')
    attempt = onLost()
      .then(() => lost.close())
      .catch((error: unknown) => log.error({ code: codeOf(error) }, 'the old database could not be closed'))
      .then(open)
    return undefined
  }

  const first = open()
  attempt = first
  const error = await Promise.race([first, sleep(startTimeout, undefined, { ref: false })])
  if (error !== undefined && !(error instanceof DatabaseUnavailable)) throw error
  started = true
  return {
    store() {
      const open = current()
      if (!open) throw unavailable
      return open
    },
    condition: async () => current()?.condition() ?? unavailable.condition,
    async close() {
      closed = true
      clearTimeout(retryTimer)
      await attempt
      await store?.close()
    },
  }
}
