import { closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Writes a copy of a file database to `path`, atomically and while the server runs; readable by its owner only. */
export async function copyFile(db: Kysely<Tables>, path: string) {
  const part = `${path}.part`
  const removePart = () => {
    // SQLite leaves its journal when it fails.
    for (const file of [part, `${part}-journal`]) rmSync(file, { force: true })
  }
  try {
    removePart()
    // SQLite would create a world-readable file, but keeps the mode of an existing empty one.
    closeSync(openSync(part, 'wx', 0o600))
    await sql`vacuum into ${part}`.execute(db)
    renameSync(part, path)
  } catch (error) {
    removePart()
    throw error
  }
}
