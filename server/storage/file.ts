import { chownSync, closeSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Kysely, sql } from 'kysely'
import Database from 'libsql'
import { isBusy } from './errors.ts'
import type { Tables } from './tables.ts'

/** How long to wait for another process at the start and for a restore, in milliseconds. */
const busyTimeout = 1000

/** A database and what SQLite keeps beside it. It would replay the log of one file into another one of the same name. */
const filesOf = (path: string) => ['', '-journal', '-wal', '-shm'].map(ending => path + ending)

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

/** Merges the write-ahead log that earlier versions had into the file, which is whole from then on. */
export function leaveWriteAheadLog(path: string) {
  const database = new Database(path, { timeout: busyTimeout })
  try {
    database.exec('pragma journal_mode = delete')
  } finally {
    database.close()
  }
}

/** Deletes a closed database. */
export function removeDatabase(path: string) {
  for (const file of filesOf(path)) rmSync(file, { force: true })
}

/**
 * Replaces the database `path` by `by`, and moves the old one to `aside`. A server that runs goes on with the new one: it
 * waits for the lock, and then notices. Keeps the owner. Returns the files that were moved.
 */
export function replaceFile(path: string, by: string, aside: string): readonly string[] {
  const lock = existsSync(path) ? new Database(path, { timeout: busyTimeout }) : undefined
  try {
    try {
      lock?.exec('pragma journal_mode = delete; begin exclusive')
    } catch (error) {
      if (isBusy(error)) throw new Error('The database is in use: try again, or stop the server first.')
      // It is damaged: nobody can write to it, and its log could not be merged.
    }
    const { uid, gid } = statSync(existsSync(path) ? path : dirname(path))
    // Root may restore for the server's user; other users own the files that they create.
    if (process.getuid?.() === 0) chownSync(by, uid, gid)
    const moved = filesOf(path).filter(file => existsSync(file) && !file.endsWith('-shm'))
    for (const file of moved) renameSync(file, file.replace(path, aside))
    renameSync(by, path)
    return moved.map(file => file.replace(path, aside))
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
