import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { pathOf } from './replace-file.ts'
import { serviceDialect } from './service-dialect.ts'
import type { Tables } from './tables.ts'

export interface Connected {
  readonly db: Kysely<Tables>
  readonly engine: 'file' | 'libsql' | 'postgres'
}

interface Options {
  readonly url: string
  /** For libSQL services. */
  readonly authToken?: string | undefined
  /** How long to wait for another process that writes to the file, in milliseconds; nothing else runs meanwhile. */
  readonly busyTimeout?: number
}

/** A file that nobody else may read; visitors' words are in it. */
async function connectFile(url: string, busyTimeout: number): Promise<Connected> {
  const path = pathOf(url)
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    closeSync(openSync(path, 'a', 0o600))
  }
  const { fileDialect } = await import('./file-dialect.ts')
  return { db: new Kysely<Tables>({ dialect: fileDialect(path, busyTimeout) }), engine: 'file' }
}

async function connectService(url: string, authToken: string | undefined): Promise<Connected> {
  const { createClient } = await import('@libsql/client/http')
  const client = createClient({ url, ...(authToken && { authToken }) })
  return { db: new Kysely<Tables>({ dialect: serviceDialect(client) }), engine: 'libsql' }
}

/** How long the database may say nothing, in milliseconds: longer than its own limit for a statement. */
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
    statement_timeout: 15_000,
    // A server that is frozen does not even say that. The connection goes, with whatever was begun on it.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(socketTimeout, () => socket.destroy(new SocketTimeout('the database does not answer')))
    },
    // Moments fit a number; the driver would give them as text.
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  })
  // A connection that breaks while nobody uses it is replaced; unheard, its error would end the process.
  pool.on('error', () => undefined)
  // The same of one in use; whoever waits for its answer hears of it.
  pool.on('connect', client => client.on('error', () => undefined))
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), engine: 'postgres' }
}

/** Opens what `DATABASE_URL` names. Throws for an address of another kind. */
export async function connect({ url, authToken, busyTimeout = 25 }: Options): Promise<Connected> {
  if (url.startsWith('file:')) return connectFile(url, busyTimeout)
  if (/^(libsql|https?):/.test(url)) return connectService(url, authToken)
  if (/^postgres(ql)?:/.test(url)) return connectPostgres(url)
  throw new Error(
    `DATABASE_URL is "${url.replace(/:.*/s, ':...')}": set it to file:<path>, libsql://<host> or postgres://<user>@<host>/<database>`,
  )
}
