import { chmodSync, copyFileSync, existsSync, realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import {
  assertUnused,
  type ForgetRequest,
  isDatabase,
  openStore,
  pathOf,
  removeDatabase,
  replaceFile,
  type Store,
} from '#server/storage/index.ts'
import { json } from './printable.ts'
import { inWords, listBeside, readList, repeat, writeList } from './privacy.ts'
import { type Terminal, UsageError } from './terminal.ts'

const day = 24 * 60 * 60_000

/** Copies the database while the server runs. */
export async function backup(
  store: Store,
  file: string,
  { keep, json: asList }: { readonly keep?: number | undefined; readonly json?: true },
  { write }: Terminal,
) {
  const path = resolve(file)
  if (existsSync(path)) throw new UsageError(`${path} already exists: give the name of a new file.`)
  const now = Date.now()
  await store.backups.make({ path, madeAt: now, expiresAt: keep && now + keep * day })
  const removed = await store.backups.expire(now)
  await writeList(store, listBeside(path))
  const { size } = statSync(path)
  if (asList) return write(`${json({ path, size, removed })}\n`)
  write(`Copied to ${path}, ${size} bytes\n${removed.map(old => `Deleted ${old}\n`).join('')}`)
}

/** The deletion requests of the current database; empty when it is unreadable, which may be why it is replaced. */
async function requestsIn(path: string): Promise<ForgetRequest[]> {
  if (!existsSync(path)) return []
  try {
    const store = await openStore({ url: `file:${path}` })
    try {
      return await store.forgotten.list()
    } finally {
      await store.close()
    }
  } catch {
    return []
  }
}

/** Migrates a copy and repeats the deletion requests since it was made. `aside` is where the replaced database will be. */
async function renew(part: string, list: string, known: readonly ForgetRequest[], aside: string) {
  const store = await openStore({ url: `file:${part}` })
  try {
    const repeated = await repeat(store, [...readList(list), ...known])
    await writeList(store, list)
    // It still has the persons who are deleted later.
    await store.backups.remember({ path: aside, madeAt: Date.now(), expiresAt: undefined })
    return repeated
  } finally {
    await store.close()
  }
}

/** Replaces the database by a backup. The server must be stopped. */
export async function restore(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  file: string,
  asList: true | undefined,
  { write }: Terminal,
) {
  if (!databaseUrl.startsWith('file:'))
    throw new UsageError('This database is not a file: restore it with its own tools, then run "repeat <list>".')
  if (!existsSync(file)) throw new UsageError(`There is no ${file}.`)
  if (!isDatabase(file)) throw new UsageError(`${file} is not a backup: it is no database.`)
  const path = pathOf(databaseUrl)
  const part = `${path}.restoring`
  // It is deleted below, and may be incomplete.
  if (existsSync(part) && realpathSync(file) === realpathSync(part))
    throw new UsageError(`${file} is the copy of an interrupted restore: name the backup itself, or rename this file.`)
  await assertUnused(path)
  try {
    // An interrupted restore may have left a copy.
    removeDatabase(part)
    copyFileSync(file, part)
    chmodSync(part, 0o600)
    const aside = `${path}.before-restore-${Date.now()}`
    const removed = await renew(part, listBeside(file), await requestsIn(path), resolve(aside))
    const kept = replaceFile(path, part, aside)
    const [replaced = null] = kept
    if (asList) return write(`${json({ path, ...removed, replaced, kept })}\n`)
    write(
      `Restored ${file}.
Deleted again, as requested since: ${inWords(removed)}.
${replaced ? `The previous database is ${kept.join(' and ')}: delete it when you have checked the restored one.\n` : ''}`,
    )
  } catch (error) {
    removeDatabase(part)
    throw error
  }
}
