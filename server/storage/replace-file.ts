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

const logsOf = (path: string) => [`${path}-wal`, `${path}-shm`]

/** Replaces the closed database `path` by `by`, and moves the old one to `aside`. Keeps the owner. */
export function replaceFile(path: string, by: string, aside: string) {
  for (const log of [...logsOf(path), ...logsOf(by)]) rmSync(log, { force: true })
  const { uid, gid } = statSync(existsSync(path) ? path : dirname(path))
  // Root may restore for the server's user; other users own the files that they create.
  if (process.getuid?.() === 0) chownSync(by, uid, gid)
  if (existsSync(path)) renameSync(path, aside)
  renameSync(by, path)
}
