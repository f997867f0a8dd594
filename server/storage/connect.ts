import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { isConflict } from './errors.ts'
import { pathOf } from './file.ts'
import type { Tables } from './tables.ts'

export interface Connected {
  readonly db: Kysely<Tables>
  readonly engine: 'file' | 'postgres'
  /** The path of a file. */
  readonly path?: string
}

interface Options {
  readonly url: string
  /** SQLite's busy timeout, in milliseconds; it blocks the process. */
  readonly busyTimeout?: number
}

/** Opens a database file, readable by its owner only, because it holds personal data. */
async function connectFile(url: string, busyTimeout: number): Promise<Connected> {
  const path = pathOf(url)
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    closeSync(openSync(path, 'a', 0o600))
  }
  const { fileDialect } = await import('./file-dialect.ts')
  return { db: new Kysely<Tables>({ dialect: fileDialect(path, busyTimeout) }), engine: 'file', path }
}

/** Socket timeout, in milliseconds; longer than the statement timeout. */
const socketTimeout = 20_000

class SocketTimeout extends Error {
  readonly code = 'ETIMEDOUT'
}

async function connectPostgres(connectionString: string): Promise<Connected> {
  const { default: pg } = await import('pg')
  const { Socket } = await import('node:net')
  const int8 = 20
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: 5000,
    // One that has met a database that could only be read is not used for ever.
    maxLifetimeSeconds: 60,
    statement_timeout: 15_000,
    // An unresponsive server does not enforce its own timeout. The connection is destroyed with its transaction.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(socketTimeout, () => socket.destroy(new SocketTimeout('the database does not answer')))
    },
    // Timestamps fit a number; the driver returns bigint as text.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  })
  // The pool replaces a broken idle connection. Without a listener, its error would end the process.
  pool.on('error', () => undefined)
  // The same for a connection in use; its pending query rejects.
  pool.on('connect', client => client.on('error', () => undefined))
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), engine: 'postgres' }
}

/** Connects to the database of `DATABASE_URL`. Throws for an unknown scheme. */
export async function connect({ url, busyTimeout = 25 }: Options): Promise<Connected> {
  if (url.startsWith('file:')) return connectFile(url, busyTimeout)
  if (/^postgres(ql)?:/.test(url)) return connectPostgres(url)
  throw new Error(
    `DATABASE_URL is "${url.replace(/:.*/s, ':...')}": set it to file:<path> or postgres://<user>@<host>/<database>`,
  )
}

/** How long to retry a conflicting write, and the base delay, in milliseconds. */
const retryLimits = { atMost: 3000, pause: 20 } as const

/** Runs a write (one statement or one transaction) and retries it on conflicts, with jitter. */
export async function retryOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + retryLimits.atMost
  for (let times = 1; ; times += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error) || performance.now() > end) throw error
      await sleep(retryLimits.pause * Math.min(times, 10) * (0.5 + Math.random()))
    }
  }
}

/** Runs a transaction and retries it on conflicts. */
export const inTransaction = <Result>(
  db: Kysely<Tables>,
  run: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => retryOnConflict(() => db.transaction().execute(run))
