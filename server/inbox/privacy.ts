import { chmodSync, copyFileSync, existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { company } from '#content/company.ts'
import { readTextFile } from '#content/text-file.ts'
import {
  type ForgetRequest,
  isDatabase,
  openStore,
  pathOf,
  type Removed,
  readForgotten,
  removeDatabase,
  replaceFile,
  type Store,
} from '#server/storage/index.ts'
import { type Answer, type Args, type Context, UsageError, writeAtomically } from './output.ts'
import { printable } from './printable.ts'
import { findById, shortId } from './submissions.ts'

const day = 24 * 60 * 60_000

/** Path of the list of deletion requests beside a database: one per line, with time, kind and hash of the address. */
const listBeside = (database: string) => join(dirname(database), 'forgotten.txt')

const isFile = (databaseUrl: string) => databaseUrl.startsWith('file:')

const line = /^(\S+) (person|newsletter) ([\w-]{43})$/

/** Reads the requests of a list that data of today may concern; empty when the file does not exist. */
function readList(path: string): ForgetRequest[] {
  const oldest = Date.now() - company.retentionMonths.messages * 31 * day
  const text = existsSync(path) ? readTextFile(path) : ''
  return text.split('\n').flatMap(entry => {
    const [, moment = '', kind, hash = ''] = line.exec(entry) ?? []
    const at = Date.parse(moment)
    return at > oldest && (kind === 'person' || kind === 'newsletter') ? [{ kind, hash, at }] : []
  })
}

/** Merges the list with the database's requests and writes it; a restored database may know fewer than its list. */
async function writeList(store: Store, path: string) {
  await store.forgotten.add(readList(path))
  const lines = (await store.forgotten.list()).map(
    ({ at, kind, hash }) => `${new Date(at).toISOString()} ${kind} ${hash}\n`,
  )
  await writeAtomically(path, lines)
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Describes what was deleted, such as `2 submissions, 0 subscriptions`. */
const inWords = ({ submissions, subscriptions }: Removed) =>
  `${counted(submissions, 'submission')}, ${counted(subscriptions, 'subscription')}`

/** Deletes all data of a person, or one submission such as spam. Asks only in an interactive terminal. */
export async function forget(
  store: Store,
  [who = '']: Args,
  { yes, json }: { readonly yes?: true; readonly json?: true },
  { terminal: { confirm }, config: { databaseUrl } }: Context,
): Promise<Answer> {
  const isSure = async (question: string) => yes || json || !confirm || (await confirm(question))
  const nothing = { text: 'Nothing was deleted.\n', json: null }
  if (!who.includes('@')) {
    const submission = await findById(store, who)
    if (!(await isSure(`Delete submission ${shortId(submission.id)}?`))) return nothing
    const removed = { submissions: await store.deletion.remove([submission]), subscriptions: 0 }
    return { text: `Deleted ${inWords(removed)}.\n`, json: removed }
  }
  const email = printable(who)
  if (!(await isSure(`Delete everything that was sent from ${email}?`))) return nothing
  // Recorded first, so that the request survives an interrupted deletion.
  await store.forgotten.remember(who, Date.now())
  const removed = await store.deletion.forget(who)
  if (isFile(databaseUrl)) await writeList(store, listBeside(pathOf(databaseUrl)))
  const mailboxes = [...new Set(Object.values(company.notices))]
  return {
    text: `Deleted data of ${email}: ${inWords(removed)}.
Not reached:
  the mailboxes ${mailboxes.join(', ')}: search them for ${email}
  the backups, and copies beside the database: until you delete them
`,
    json: { ...removed, mailboxes },
  }
}

/** Deletes expired data. Running this command confirms the clock. */
export async function sweep(store: Store): Promise<Answer> {
  const { retentionMonths } = company
  await store.clock.set(Date.now())
  const removed = await store.deletion.sweep(Date.now(), retentionMonths)
  const { messages, applications } = retentionMonths
  const ages = `messages over ${messages} months old, applications over ${applications}`
  return { text: `Deleted ${inWords(removed)}: ${ages}.\n`, json: removed }
}

/** Copies the database while the server runs. */
export async function backup(store: Store, [file = '']: Args): Promise<Answer> {
  const path = resolve(file)
  if (existsSync(path)) throw new UsageError(`${path} already exists: give the name of a new file.`)
  await store.backup(path)
  await writeList(store, listBeside(path))
  const { size } = statSync(path)
  return { text: `Copied to ${path}, ${size} bytes\n`, json: { path, size } }
}

/** Opens a database for `use`. */
export async function withStore<Result>(url: string, use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ url })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** Replaces the database by a backup, without those who have asked since to be forgotten. */
export async function restore([file = '']: Args, _: object, { config: { databaseUrl } }: Context): Promise<Answer> {
  if (!isFile(databaseUrl)) throw new UsageError('This database is not a file: restore it with its own tools.')
  if (!existsSync(file)) throw new UsageError(`There is no ${file}.`)
  if (!isDatabase(file)) throw new UsageError(`${file} is not a backup: it is no database.`)
  const path = pathOf(databaseUrl)
  const part = `${path}.restoring-${Date.now()}`
  const aside = `${path}.before-restore-${Date.now()}`
  // The current database may be what is broken.
  const known = existsSync(path) ? await readForgotten(databaseUrl).catch(() => undefined) : []
  try {
    copyFileSync(file, part)
    chmodSync(part, 0o600)
    const removed = await withStore(`file:${part}`, async store => {
      await store.forgotten.add([...readList(listBeside(file)), ...readList(listBeside(path)), ...(known ?? [])])
      await writeList(store, listBeside(file))
      return store.forgotten.repeat(store.deletion)
    })
    const replaced = existsSync(path) ? aside : null
    replaceFile(path, part, aside)
    const previous = `The previous database is ${aside}: delete it when you have checked the restored one.\n`
    const unread = `${aside} could not be read: those who have left the newsletter since the backup may be subscribed again.\n`
    return {
      text: `Restored ${file}.\nDeleted again, as requested since: ${inWords(removed)}.\n${known ? '' : unread}${replaced ? previous : ''}`,
      json: { path, ...removed, replaced, unread: known ? null : aside },
    }
  } catch (error) {
    removeDatabase(part)
    throw error
  }
}
