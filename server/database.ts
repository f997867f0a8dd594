import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Condition, DatabaseUnavailable, openStore, type Store } from './storage/index.ts'

/** The server's database: away until it is open for the first time. From then on each transaction succeeds or fails by itself. */
export interface Database {
  /** Throws a `DatabaseUnavailable` while it is away. */
  store(): Store
  /** Whether submissions can be stored now. */
  condition(): Promise<Condition>
  close(): Promise<void>
}

/** The delay between two attempts, in milliseconds. */
const retryDelay = 2000

/**
 * Opens the database and calls `onOpen`, now or as soon as it is there: pages do not need it. Rejects when the configuration
 * has to change.
 */
export async function openDatabase(
  { databaseUrl, webhook }: Pick<Config, 'databaseUrl' | 'webhook'>,
  log: Logger,
  onOpen: (store: Store) => void,
): Promise<Database> {
  let state: Store | DatabaseUnavailable
  const closing = new AbortController()

  async function open(): Promise<Store | DatabaseUnavailable> {
    try {
      const store = await openStore({ url: databaseUrl, webhook: webhook !== undefined })
      onOpen(store)
      return store
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return error
      throw error
    }
  }

  async function openLater() {
    while (state instanceof DatabaseUnavailable && !closing.signal.aborted) {
      await sleep(retryDelay, undefined, { signal: closing.signal }).catch(() => undefined)
      if (!closing.signal.aborted) state = await open().catch(() => state)
    }
    if (!(state instanceof DatabaseUnavailable)) log.info('connected to the database')
  }

  state = await open()
  let opening: Promise<void> | undefined
  if (state instanceof DatabaseUnavailable) {
    log.error({ code: state.code }, 'the database is unavailable; forms get 503 until it is back')
    opening = openLater()
  }
  return {
    store() {
      if (state instanceof DatabaseUnavailable) throw state
      return state
    },
    condition: async () => (state instanceof DatabaseUnavailable ? state.condition : state.condition()),
    async close() {
      closing.abort()
      await opening
      if (!(state instanceof DatabaseUnavailable)) await state.close()
    },
  }
}
