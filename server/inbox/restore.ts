import { chmodSync, copyFileSync, existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import {
  assertUnused,
  type ForgetRequest,
  openStore,
  pathOf,
  removeDatabase,
  replaceFile,
} from '#server/storage/index.ts'
import { inWords } from './forget.ts'
import { listBeside, readList, repeat, writeList } from './forgotten.ts'
import { type Asked, UsageError } from './options.ts'
import { json } from './printable.ts'
import type { Terminal } from './terminal.ts'

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
export async function restore({ databaseUrl }: Config, asked: Asked, { write, progress }: Terminal) {
  const [backup = ''] = asked.words
  if (!databaseUrl.startsWith('file:'))
    throw new UsageError('This database is not a file: restore it with its own tools, then run "repeat <list>".')
  if (!existsSync(backup)) throw new UsageError(`There is no ${backup}.`)
  const path = pathOf(databaseUrl)
  const part = `${path}.restoring`
  // It is deleted below, and may be incomplete.
  if (existsSync(part) && realpathSync(backup) === realpathSync(part))
    throw new UsageError(
      `${backup} is the copy of an interrupted restore: name the backup itself, or rename this file.`,
    )
  await assertUnused(path)
  progress(`restoring ${backup}`)
  try {
    // An interrupted restore may have left a copy.
    removeDatabase(part)
    copyFileSync(backup, part)
    chmodSync(part, 0o600)
    const aside = `${path}.before-restore-${Date.now()}`
    const removed = await renew(part, listBeside(backup), await requestsIn(path), resolve(aside))
    const kept = replaceFile(path, part, aside)
    const [replaced = null] = kept
    progress('')
    if (asked.json) return write(`${json({ path, ...removed, replaced, kept })}\n`)
    write(
      `Restored ${backup}.
Deleted again, as requested since: ${inWords(removed)}.
${replaced ? `The previous database is ${kept.join(' and ')}: delete it when you have checked the restored one.\n` : ''}`,
    )
  } catch (error) {
    removeDatabase(part)
    throw error
  }
}
