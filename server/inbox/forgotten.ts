import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTextFile } from '#api/text-file.ts'
import type { ForgetRequest, Removed, Store } from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { writeAtomically } from './output.ts'

/** Path of the list of deletion requests next to a backup: one per line, with time, kind and hash of the address. */
export const listBeside = (backup: string) => join(dirname(backup), 'forgotten.txt')

const line = /^(\S+) (person|newsletter) ([\w-]{43})$/

/** Reads the requests of a list; empty when the file does not exist. */
export function readList(path: string): ForgetRequest[] {
  const text = existsSync(path) ? readTextFile(path) : ''
  return text.split('\n').flatMap(entry => {
    const [, moment = '', kind, hash = ''] = line.exec(entry) ?? []
    return kind === 'person' || kind === 'newsletter' ? [{ kind, hash, at: Date.parse(moment) }] : []
  })
}

/** Requests before this time are obsolete: no older data is kept, so no backup can restore it. */
const oldest = () => Date.now() - company.retentionMonths.messages * 31 * 24 * 60 * 60_000

/** Merges the list with the database's requests and writes it; a restored database may know fewer than its list. */
export async function writeList(store: Store, path: string) {
  await store.forgotten.add(readList(path).filter(({ at }) => at > oldest()))
  const lines = (await store.forgotten.list()).map(
    ({ at, kind, hash }) => `${new Date(at).toISOString()} ${kind} ${hash}\n`,
  )
  await writeAtomically(path, async part => writeFileSync(part, lines.join(''), { mode: 0o600 }))
}

/** Writes the list next to every existing backup. */
export async function writeLists(store: Store) {
  const lists = new Set((await store.backups.list()).map(({ path }) => listBeside(path)))
  for (const list of lists) await writeList(store, list)
}

/**
 * Repeats deletion requests, these and all recorded ones. Data received after a request is kept. Resolves with the numbers of
 * deleted rows.
 */
export async function repeat(store: Store, requests: readonly ForgetRequest[]): Promise<Removed> {
  await store.forgotten.add(requests)
  const { persons, tokens } = await store.forgotten.stored(await store.forgotten.list())
  const removed = { submissions: 0, files: 0, subscriptions: tokens.length }
  for (const { email, at } of persons) {
    const of = await store.deletion.forget(email, at)
    for (const name of ['submissions', 'files', 'subscriptions'] as const) removed[name] += of[name]
  }
  for (const token of tokens) await store.subscribers.end(token, Date.now())
  return removed
}
