import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTextFile } from '#api/text-file.ts'
import type { Backup, ForgetRequest, Removed, Store } from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { dayAndTime } from './days.ts'
import { writeAtomically } from './output.ts'
import { json, printable } from './printable.ts'
import { findById, shortId } from './submissions.ts'
import { type Terminal, UsageError } from './terminal.ts'

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

/** Repeats deletion requests, these and all recorded ones. Data received after a request is kept. */
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

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Describes what was deleted, such as `2 submissions, 1 file, 0 subscriptions`. */
export const inWords = ({ submissions, files, subscriptions }: Removed) =>
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
