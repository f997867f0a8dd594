import { chmodSync, copyFileSync, existsSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readTextFile } from '#api/text-file.ts'
import type { Config } from '#server/config.ts'
import {
  assertUnused,
  type Backup,
  type ForgetRequest,
  isDatabase,
  openStore,
  pathOf,
  type Removed,
  removeDatabase,
  replaceFile,
  type Store,
} from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { dayAndTime } from './days.ts'
import { type Terminal, UsageError, writeAtomically } from './output.ts'
import { json, printable } from './printable.ts'
import { findById, shortId } from './submissions.ts'

const day = 24 * 60 * 60_000

/** Path of the list of deletion requests next to a backup: one per line, with time, kind and hash of the address. */
const listBeside = (backup: string) => join(dirname(backup), 'forgotten.txt')

const line = /^(\S+) (person|newsletter) ([\w-]{43})$/

/** Reads the requests of a list; empty when the file does not exist. */
function readList(path: string): ForgetRequest[] {
  const text = existsSync(path) ? readTextFile(path) : ''
  return text.split('\n').flatMap(entry => {
    const [, moment = '', kind, hash = ''] = line.exec(entry) ?? []
    return kind === 'person' || kind === 'newsletter' ? [{ kind, hash, at: Date.parse(moment) }] : []
  })
}

/** Requests before this time are obsolete: no older data is kept, so no backup can restore it. */
const oldest = () => Date.now() - company.retentionMonths.messages * 31 * day

/** Merges the list with the database's requests and writes it; a restored database may know fewer than its list. */
async function writeList(store: Store, path: string) {
  await store.forgotten.add(readList(path).filter(({ at }) => at > oldest()))
  const lines = (await store.forgotten.list()).map(
    ({ at, kind, hash }) => `${new Date(at).toISOString()} ${kind} ${hash}\n`,
  )
  await writeAtomically(path, async part => writeFileSync(part, lines.join(''), { mode: 0o600 }))
}

/** Repeats deletion requests, these and all recorded ones. Data received after a request is kept. */
async function repeat(store: Store, requests: readonly ForgetRequest[]): Promise<Removed> {
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

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Describes what was deleted, such as `2 submissions, 1 file, 0 subscriptions`. */
const inWords = ({ submissions, files, subscriptions }: Removed) =>
  [counted(submissions, 'submission'), counted(files, 'file'), counted(subscriptions, 'subscription')].join(', ')

/** The mailboxes that are notified of submissions. */
const mailboxes = () => [...new Set(Object.values(company.notices))]

/** Lists where the person's data still exists, until when, and what to do about it. */
function notReached(email: string, backups: readonly Backup[]): string {
  const folders = [...new Set(backups.map(({ path }) => dirname(path)))].join(', ')
  const ends = backups.flatMap(({ expiresAt }) => expiresAt ?? [])
  const endless = backups.length - ends.length
  return [
    'Not reached:',
    `  the mailboxes ${mailboxes().join(', ')}: search them for ${email}`,
    backups.length === 0
      ? '  backups: none was made by "backup"; those of other tools end when you delete them'
      : `  ${counted(backups.length, 'backup')} in ${folders}`,
    ...(ends.length > 0 ? [`    the last to expire does so on ${dayAndTime(Math.max(...ends))}`] : []),
    ...(endless > 0 ? [`    ${endless} without an end: delete them yourself, and make others with --keep <days>`] : []),
    '',
  ].join('\n')
}

interface Options {
  readonly yes?: true
  readonly json?: true
}

/** Confirms a deletion; asks only in an interactive terminal. */
async function isSure({ confirm, write }: Terminal, { yes, json: asList }: Options, question: string) {
  const sure = yes || asList || !confirm || (await confirm(question))
  if (!sure) write('Nothing was deleted.\n')
  return sure
}

/** Deletes one submission, such as spam. */
async function remove(store: Store, end: string, options: Options, terminal: Terminal) {
  const { id } = await findById(store, end)
  if (!(await isSure(terminal, options, `Delete submission ${shortId(id)}?`))) return
  const removed = { ...(await store.deletion.remove([id])), subscriptions: 0 }
  terminal.write(options.json ? `${json(removed)}\n` : `Deleted ${inWords(removed)}.\n`)
}

/** Deletes all data of a person, or one submission. */
export async function forget(store: Store, who: string, options: Options, terminal: Terminal) {
  if (!who.includes('@')) return remove(store, who, options, terminal)
  const email = printable(who)
  if (!(await isSure(terminal, options, `Delete everything that was sent from ${email}?`))) return
  // Recorded first, so that the request survives an interrupted deletion.
  const now = Date.now()
  await store.forgotten.remember(who, now)
  const removed = await store.deletion.forget(who, now)
  const backups = await store.backups.list()
  for (const list of new Set(backups.map(({ path }) => listBeside(path)))) await writeList(store, list)
  const mentions = await store.inbox.count({ search: who })
  if (options.json) return terminal.write(`${json({ ...removed, mentions, mailboxes: mailboxes(), backups })}\n`)
  terminal.write(`Deleted data of ${email}: ${inWords(removed)}.\n`)
  if (mentions > 0)
    terminal.write(
      `${counted(mentions, 'other submission mentions', 'other submissions mention')} the address: list --search ${email}\n`,
    )
  terminal.write(notReached(email, backups))
}

/** Deletes expired data. */
export async function sweep(store: Store, asList: true | undefined, { write }: Terminal) {
  const { retentionMonths } = company
  const now = Date.now()
  // Running this command confirms the clock.
  await store.clock.set(now)
  const removed = await store.deletion.sweep(now, retentionMonths)
  const { messages, applications } = retentionMonths
  if (asList) return write(`${json(removed)}\n`)
  write(`Deleted ${inWords(removed)}: messages over ${messages} months old, applications over ${applications}.\n`)
}

/** Writes the list of deletion requests, for backups made by other tools. */
export async function forgotten(store: Store, path: string, asList: true | undefined, { write }: Terminal) {
  await writeList(store, path)
  const requests = readList(path).length
  write(asList ? `${json({ path, requests })}\n` : `Wrote ${requests} to ${path}\n`)
}

/** Repeats the deletion requests of a list, after another tool restored a backup. */
export async function repeatList(store: Store, path: string, asList: true | undefined, { write }: Terminal) {
  if (!existsSync(path)) throw new UsageError(`There is no ${path}.`)
  const removed = await repeat(store, readList(path))
  write(asList ? `${json(removed)}\n` : `Deleted again: ${inWords(removed)}.\n`)
}

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
