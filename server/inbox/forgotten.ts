import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ForgetRequest, Removed, Store } from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { writeAtomically } from './output.ts'

/** The list beside backups: one request a line, with its moment, its kind and the hash of the address. */
export const listBeside = (backup: string) => join(dirname(backup), 'forgotten.txt')

const line = /^(\S+) (person|newsletter) ([\w-]{43})$/

/** The requests of a list; nothing where there is none. */
export function readList(path: string): ForgetRequest[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.split('\n').flatMap(entry => {
    const [, moment = '', kind, hash = ''] = line.exec(entry) ?? []
    return kind === 'person' || kind === 'newsletter' ? [{ kind, hash, at: Date.parse(moment) }] : []
  })
}

/** The oldest request that matters: the server keeps nothing for longer, so no backup may bring back more. */
const oldest = () => Date.now() - company.retentionMonths.messages * 31 * 24 * 60 * 60_000

/** Writes all requests that are known, those of the list among them: a restored database knows fewer than its list. */
export async function writeList(store: Store, path: string) {
  await store.forgotten.add(readList(path).filter(({ at }) => at > oldest()))
  const lines = (await store.forgotten.list()).map(
    ({ at, kind, hash }) => `${new Date(at).toISOString()} ${kind} ${hash}\n`,
  )
  await writeAtomically(path, async part => writeFileSync(part, lines.join(''), { mode: 0o600 }))
}

/** Writes the list beside every backup that is still there. */
export async function writeLists(store: Store) {
  const lists = new Set((await store.backups.list()).map(({ path }) => listBeside(path)))
  for (const list of lists) await writeList(store, list)
}

/**
 * Removes what is stored of those who asked, these and all who are known; gives how much that was.
 * What somebody has sent since is left alone.
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
