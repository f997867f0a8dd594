import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Condition, codeOf, DatabaseAway, openStore, type Store } from './storage/index.ts'

/** The database as the server uses it: there, or tried again while it is away. */
export interface Database {
  /** Throws a `DatabaseAway` while it has not been opened. */
  store(): Store
  /** Whether submissions can be stored now. */
  condition(): Promise<Condition>
  close(): Promise<void>
}

/** How long pages wait for a database at the start that does not answer at all, and the pause between two tries, in milliseconds. */
const [patience, pause] = [15_000, 2000]

/**
 * Opens the database; `opened` hears of it once. Where it is away, resolves all the same and goes on trying: pages need none.
 * Rejects when the settings would have to change.
 */
export async function openDatabase(
  { databaseUrl, databaseToken }: Config,
  { log, opened }: { readonly log: Logger; readonly opened: (store: Store) => void },
): Promise<Database> {
  let store: Store | undefined
  let away = new DatabaseAway('The database has not answered yet', undefined)
  let again: NodeJS.Timeout | undefined
  let trying: Promise<unknown>
  let closed = false
  let started = false

  /** Gives what has kept it from being opened. */
  async function open(): Promise<unknown> {
    try {
      const found = await openStore({ url: databaseUrl, authToken: databaseToken })
      if (closed) return await found.close()
      if (again) log.info('the database is there')
      store = found
      opened(found)
    } catch (error) {
      if (error instanceof DatabaseAway) away = error
      // At the start it is the sentence that the process ends with.
      else if (!started) return error
      if (!again) log.error({ code: codeOf(error) }, 'the database cannot be used; forms get 503 until it can')
      if (!closed)
        again = setTimeout(() => {
          trying = open()
        }, pause)
      return error
    }
    return undefined
  }

  const first = open()
  trying = first
  let late: NodeJS.Timeout | undefined
  const waited = new Promise(resolve => {
    late = setTimeout(resolve, patience)
  })
  const error = await Promise.race([first, waited])
  clearTimeout(late)
  if (error !== undefined && !(error instanceof DatabaseAway)) throw error
  started = true
  return {
    store() {
      if (!store) throw away
      return store
    },
    condition: async () => (store ? store.condition() : away.condition),
    async close() {
      closed = true
      clearTimeout(again)
      await trying
      await store?.close()
    },
  }
}
