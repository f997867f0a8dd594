import { chownSync, closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Kysely, sql } from 'kysely'
import Database from 'libsql'
import { isBusy } from './errors.ts'
import type { Tables } from './tables.ts'

/** How long a restore waits for other processes, in milliseconds. */
const busyTimeout = 1000

/** A database and its journal, which SQLite would play back into another file of the same name. */
const filesOf = (path: string) => [path, `${path}-journal`]

/** The path of a `file:` URL. */
export const pathOf = (url: string) => url.replace(/^file:(\/\/)?/, '')

/** Whether a path is a file of SQLite: its first bytes say so. Never used on an open database: it would lose its locks. */
export function isDatabase(path: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false
  const file = openSync(path, 'r')
  const head = Buffer.alloc(16)
  readSync(file, head, 0, head.length, 0)
  closeSync(file)
  return head.toString('latin1') === 'SQLite format 3\0'
}

/** Deletes a closed database. */
export function removeDatabase(path: string) {
  for (const file of filesOf(path)) rmSync(file, { force: true })
}

/**
 * Replaces the database `path` by `by`, and moves the old one to `aside`. A server that runs goes on with the new one: it
 * waits for the lock, and then notices. Keeps the owner.
 */
export function replaceFile(path: string, by: string, aside: string) {
  const lock = existsSync(path) ? new Database(path, { timeout: busyTimeout }) : undefined
  try {
    try {
      lock?.exec('begin exclusive')
    } catch (error) {
      if (isBusy(error)) throw new Error('The database is in use: try again, or stop the server first.')
      // It is damaged: nobody can write to it.
    }
    const { uid, gid } = statSync(existsSync(path) ? path : dirname(path))
    // Root may restore for the server's user; other users own the files that they create.
    if (process.getuid?.() === 0) chownSync(by, uid, gid)
    for (const file of filesOf(path).filter(existsSync)) renameSync(file, file.replace(path, aside))
    renameSync(by, path)
  } finally {
    lock?.close()
  }
}

/** Writes a copy of a file database to `path`, atomically and while the server runs; readable by its owner only. */
export async function copyFile(db: Kysely<Tables>, path: string) {
  const part = `${path}.part`
  try {
    removeDatabase(part)
    // SQLite would create a world-readable file, but keeps the mode of an existing empty one.
    closeSync(openSync(part, 'wx', 0o600))
    await sql`vacuum into ${part}`.execute(db)
    renameSync(part, path)
  } catch (error) {
    // SQLite leaves its journal when it fails.
    removeDatabase(part)
    throw error
  }
}
