import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Whether these tests use a database file; otherwise PostgreSQL. The same tests run with both. */
export const inFile = inject('postgres') === undefined

export interface Database {
  /** The value of `DATABASE_URL`. */
  readonly url: string
  /** A temporary folder, which contains the database file if there is one. */
  readonly folder: string
  drop(): Promise<void>
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Creates an empty database for one test, on a server with these options. */
export async function freshDatabase(options = ''): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  const removeFolder = () => rmSync(folder, { recursive: true })
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('postgres')
  if (server === undefined) return { url: `file:${join(folder, 'post.db')}`, folder, drop: async () => removeFolder() }
  await ask(server, `create database ${name} ${options}`)
  return {
    url: server.replace(/\/[^/]*$/, `/${name}`),
    folder,
    drop: async () => {
      await ask(server, `drop database ${name} with (force)`)
      removeFolder()
    },
  }
}
