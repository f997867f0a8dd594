import { chownSync, closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { codeOf } from './errors.ts'
import type { Tables } from './tables.ts'

/** How long to wait for another process to close the database, in milliseconds. */
const busyTimeout = 1000

/** The path of a `file:` URL. */
export const pathOf = (url: string) => url.replace(/^file:(\/\/)?/, '')

/** Whether a path is a file of SQLite: its first bytes say so. */
export function isDatabase(path: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false
  const file = openSync(path, 'r')
  const head = Buffer.alloc(16)
  readSync(file, head, 0, head.length, 0)
  closeSync(file)
  return head.toString('latin1') === 'SQLite format 3\0'
}

/** Throws when another process has the database open. Otherwise merges the write-ahead log into the file. */
export async function assertUnused(path: string) {
  if (!existsSync(path)) return
  const { default: Database } = await import('libsql')
  const database = new Database(path, { timeout: busyTimeout })
  try {
    // Leaving WAL mode requires exclusive access.
    database.prepare('pragma journal_mode = delete').all()
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) return
    throw new Error('The database is in use: stop the server first.')
  } finally {
    database.close()
  }
}

/** The write-ahead log of a database. */
const walOf = (path: string) => `${path}-wal`

const removeLogs = (path: string) => {
  for (const log of [walOf(path), `${path}-shm`]) rmSync(log, { force: true })
}

/** Deletes a closed database with its logs. SQLite would replay the log of a deleted database into a new file of its name. */
export function removeDatabase(path: string) {
  rmSync(path, { force: true })
  removeLogs(path)
}

/** Replaces the closed database `path` by `by`, and moves the old one to `aside`. Keeps the owner. Returns the kept files. */
export function replaceFile(path: string, by: string, aside: string): readonly string[] {
  removeLogs(by)
  const { uid, gid } = statSync(existsSync(path) ? path : dirname(path))
  // Root may restore for the server's user; other users own the files that they create.
  if (process.getuid?.() === 0) chownSync(by, uid, gid)
  if (existsSync(path)) {
    renameSync(path, aside)
    // The log of a damaged database could not be merged.
    if (existsSync(walOf(path))) renameSync(walOf(path), walOf(aside))
  }
  removeLogs(path)
  renameSync(by, path)
  return [aside, walOf(aside)].filter(kept => existsSync(kept))
}

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

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

/**
 * Notices that an open database file was removed or replaced. What is written to such a file is lost, though every write
 * succeeds.
 */
export function createFileGuard(path: string) {
  const own = inodeOf(path)
  let log: number | undefined
  return {
    isReplaced(): boolean {
      if (inodeOf(path) !== own) return true
      log = inodeOf(walOf(path))
      return false
    },
    /** Deletes the write-ahead log of the old file: SQLite would replay it into the new one. */
    removeOldLog() {
      if (log !== undefined && inodeOf(walOf(path)) === log) removeLogs(path)
    },
  }
}
