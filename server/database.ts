import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Condition, codeOf, DatabaseUnavailable, openStore, type Store } from './storage/index.ts'

/** The database as the server uses it: there, or tried again while it is away. */
export interface Database {
  /** Throws a `DatabaseAway` while it has not been opened. */
  store(): Store
  /** Whether submissions can be stored now. */
  condition(): Promise<Condition>
  close(): Promise<void>
}

/** How long pages wait for a database at the start that does not answer at all, and the pause between two tries, in milliseconds. */
const [startTimeout, retryDelay] = [15_000, 2000]

/**
 * Opens the database; `opened` hears of it once. Where it is away, resolves all the same and goes on trying: pages need none.
 * Rejects when the settings would have to change.
 */
export async function openDatabase(
  { databaseUrl, databaseToken }: Config,
  { log, onOpen }: { readonly log: Logger; readonly onOpen: (store: Store) => void },
): Promise<Database> {
  let store: Store | undefined
  let unavailable = new DatabaseUnavailable('The database has not answered yet', undefined)
  let retryTimer: NodeJS.Timeout | undefined
  let attempt: Promise<unknown>
  let closed = false
  let started = false

  /** Gives what has kept it from being opened. */
  async function open(): Promise<unknown> {
    try {
      const found = await openStore({ url: databaseUrl, authToken: databaseToken })
      if (closed) return await found.close()
      if (retryTimer) log.info('the database is there')
      store = found
      onOpen(found)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) unavailable = error
      // At the start it is the sentence that the process ends with.
      else if (!started) return error
      if (!retryTimer) log.error({ code: codeOf(error) }, 'the database cannot be used; forms get 503 until it can')
      if (!closed)
        retryTimer = setTimeout(() => {
          attempt = open()
        }, retryDelay)
      return error
    }
    return undefined
  }

  const first = open()
  attempt = first
  let timeoutTimer: NodeJS.Timeout | undefined
  const timedOut = new Promise(resolve => {
    timeoutTimer = setTimeout(resolve, startTimeout)
  })
  const error = await Promise.race([first, timedOut])
  clearTimeout(timeoutTimer)
  if (error !== undefined && !(error instanceof DatabaseUnavailable)) throw error
  started = true
  return {
    store() {
      if (!store) throw unavailable
      return store
    },
    condition: async () => (store ? store.condition() : unavailable.condition),
    async close() {
      closed = true
      clearTimeout(retryTimer)
      await attempt
      await store?.close()
    },
  }
}
