import { chownSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './errors.ts'

/** How long to wait for another process to close the database, in milliseconds. */
const busyTimeout = 1000

/** The path of a `file:` URL. */
export const pathOf = (url: string) => url.replace(/^file:(\/\/)?/, '')

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
export const walOf = (path: string) => `${path}-wal`

export const removeLogs = (path: string) => {
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
