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
 * Opens the database and calls `onOpen`. It is open or away: while it is away, it is opened again and again, because pages do
 * not need it. It goes away when its file is removed or replaced, with a call of `onLost`. Rejects when the configuration has
 * to change.
 */
export async function openDatabase(
  { databaseUrl, webhook }: Pick<Config, 'databaseUrl' | 'webhook'>,
  { log, onOpen, onLost }: Listeners,
): Promise<Database> {
  let state: Store | DatabaseUnavailable = new DatabaseUnavailable('The database has not responded yet', undefined)
  let opening: Promise<unknown> | undefined
  const closing = new AbortController()
  const { signal } = closing

  async function open() {
    const store = await openStore({ url: databaseUrl, webhook: webhook !== undefined })
    if (signal.aborted) return store.close()
    state = store
    onOpen(store)
  }

  /** Opens the database after a first attempt, until it is there. */
  async function retry(first: Promise<void>) {
    let attempt = first
    for (let failures = 0; !signal.aborted; failures += 1)
      try {
        await attempt
        if (failures > 0) log.info('connected to the database')
        return
      } catch (error) {
        if (error instanceof DatabaseUnavailable) state = error
        if (failures === 0)
          log.error({ code: codeOf(error) }, 'the database is unavailable; forms get 503 until it is back')
        await sleep(retryDelay, undefined, { signal }).catch(() => undefined)
        attempt = signal.aborted ? attempt : open()
      }
  }

  function current(): Store | DatabaseUnavailable {
    if (state instanceof DatabaseUnavailable || !state.isReplaced()) return state
    const lost = state
    state = new DatabaseUnavailable('The file of the database was replaced', undefined)
    log.error('the file of the database was removed or replaced; opening it again')
    const ended = onLost()
      .then(() => lost.close())
      .catch((error: unknown) => log.error({ code: codeOf(error) }, 'the old database could not be closed'))
    opening = retry(ended.then(open))
    return state
  }

  const first = open()
  const failure: unknown = await Promise.race([
    first.then(
      () => undefined,
      (error: unknown) => error,
    ),
    sleep(startTimeout, undefined, { ref: false }),
  ])
  if (failure !== undefined && !(failure instanceof DatabaseUnavailable)) throw failure
  opening = retry(first)
  return {
    store() {
      const now = current()
      if (now instanceof DatabaseUnavailable) throw now
      return now
    },
    async condition() {
      const now = current()
      return now instanceof DatabaseUnavailable ? now.condition : now.condition()
    },
    async close() {
      closing.abort()
      await opening
      if (!(state instanceof DatabaseUnavailable)) await state.close()
    },
  }
}
