import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Whether these tests store in a file; otherwise in PostgreSQL. The same tests run with both. */
export const inFile = inject('postgres') === undefined

export interface Database {
  /** For `DATABASE_URL`. */
  readonly url: string
  /** A folder that goes with it; the file is in it. */
  readonly folder: string
  drop(): Promise<void>
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Creates an empty database for one test. */
export async function freshDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'))
  const removeFolder = () => rmSync(folder, { recursive: true })
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('postgres')
  if (server === undefined) return { url: `file:${join(folder, 'post.db')}`, folder, drop: async () => removeFolder() }
  await ask(server, `create database ${name}`)
  return {
    url: server.replace(/\/[^/]*$/, `/${name}`),
    folder,
    drop: async () => {
      await ask(server, `drop database ${name} with (force)`)
      removeFolder()
    },
  }
}
