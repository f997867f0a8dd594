import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { codeOf, conditionOf, isTemporary, openStore, type Store } from './storage/index.ts'

/** The server's database: away until it is open for the first time. From then on each transaction succeeds or fails by itself. */
export type Database = Awaited<ReturnType<typeof openDatabase>>

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
) {
  const closing = new AbortController()
  let store: Store | undefined
  let failure: unknown

  async function open() {
    try {
      store = await openStore({ url: databaseUrl, webhook: webhook !== undefined })
      onOpen(store)
    } catch (error) {
      failure = error
    }
  }

  async function openLater() {
    log.error({ code: codeOf(failure) }, 'the database is unavailable; forms get 503 until it is back')
    while (!store && !closing.signal.aborted) {
      await sleep(retryDelay, undefined, { signal: closing.signal }).catch(() => undefined)
      if (!closing.signal.aborted) await open()
    }
    if (store) log.info('connected to the database')
  }

  await open()
  if (!store && !isTemporary(failure)) throw failure
  const opening = store ? undefined : openLater()
  return {
    /** Throws while it is away. */
    store() {
      if (!store) throw failure
      return store
    },
    /** Whether submissions can be stored now. */
    condition: async () => store?.condition() ?? conditionOf(failure),
    async close() {
      closing.abort()
      await opening
      await store?.close()
    },
  }
}
