import { chownSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './errors.ts'

/** How long to wait for a command that is just ending, in milliseconds. */
const busyTimeout = 1000

/** The file that a `file:` address names. */
export const pathOf = (url: string) => url.replace(/^file:(\/\/)?/, '')

/** Throws when another process has the database open; what it left in its log is in the file afterwards. */
export async function assertUnused(path: string) {
  if (!existsSync(path)) return
  const { default: Database } = await import('libsql')
  const database = new Database(path, { timeout: busyTimeout })
  try {
    // Only a process that has the database to itself may leave the log.
    database.prepare('pragma journal_mode = delete').all()
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) return
    throw new Error('The database is in use: stop the server first.')
  } finally {
    database.close()
  }
}

const logsOf = (path: string) => [`${path}-wal`, `${path}-shm`]

/** Puts a closed database in the place of another, which is moved aside; both belong to the owner of the place. */
export function replaceFile(path: string, by: string, aside: string) {
  for (const log of [...logsOf(path), ...logsOf(by)]) rmSync(log, { force: true })
  const { uid, gid } = statSync(existsSync(path) ? path : dirname(path))
  // Root may restore for the user of the server; others own what they make.
  if (process.getuid?.() === 0) chownSync(by, uid, gid)
  if (existsSync(path)) renameSync(path, aside)
  renameSync(by, path)
}
