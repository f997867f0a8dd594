import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { errorWith, isConflict } from './errors.ts'
import { pathOf } from './file.ts'
import { fileDialect } from './file-dialect.ts'
import type { Tables } from './tables.ts'

export interface Connected {
  readonly db: Kysely<Tables>
  /** The path of a file; `undefined` for PostgreSQL. */
  readonly path: string | undefined
}

/** Opens a database file, readable by its owner only, because it holds personal data. */
function connectFile(path: string): Connected {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    closeSync(openSync(path, 'a', 0o600))
  }
  return { db: new Kysely<Tables>({ dialect: fileDialect(path) }), path }
}

/** Socket timeout, in milliseconds; longer than the statement timeout. */
const socketTimeout = 20_000

async function connectPostgres(connectionString: string): Promise<Connected> {
  const { default: pg } = await import('pg')
  // Timestamps fit a number; the driver returns bigint as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
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
      const late = errorWith('ETIMEDOUT', 'the database does not answer')
      return socket.setTimeout(socketTimeout, () => socket.destroy(late))
    },
  })
  // The pool replaces a broken connection, idle or in use. Without a listener, its error would end the process.
  pool.on('error', () => undefined).on('connect', client => client.on('error', () => undefined))
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), path: undefined }
}

/** Connects to the database of `DATABASE_URL`. Throws for an unknown scheme. */
export async function connect(url: string): Promise<Connected> {
  if (url.startsWith('file:')) return connectFile(pathOf(url))
  if (/^postgres(ql)?:/.test(url)) return connectPostgres(url)
  throw new Error(
    `DATABASE_URL is "${url.replace(/:.*/s, ':...')}": set it to file:<path> or postgres://<user>@<host>/<database>`,
  )
}

/** Throws when a database cannot store every letter, such as one in LATIN1. */
export async function checkEncoding({ db, path }: Connected) {
  if (path !== undefined) return
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const { server_encoding: encoding = 'UTF8' } = rows[0] ?? {}
  if (!/^(UTF8|SQL_ASCII)$/.test(encoding))
    throw new Error(`The database that DATABASE_URL names has the encoding ${encoding}: create one with UTF8.`)
}

/** How long a transaction that conflicts is repeated, in milliseconds. */
const repeatFor = 3000

/** Runs a transaction, and again when it conflicts with another one. */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  run: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (const end = performance.now() + repeatFor; ; )
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (!isConflict(error) || performance.now() > end) throw error
    }
}
