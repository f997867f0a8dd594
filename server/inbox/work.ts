import type { Change, Store, StoredSubmission } from '#server/storage/index.ts'
import { type Asked, UsageError } from './options.ts'
import { json, onOneLine } from './printable.ts'
import { findById, shortId } from './submissions.ts'
import { isSure, type Terminal } from './terminal.ts'

/** Finds all submissions before any is changed, so that an unknown id changes nothing. */
async function findAll(store: Store, ends: readonly string[]): Promise<StoredSubmission[]> {
  const submissions: StoredSubmission[] = []
  for (const end of ends) submissions.push(await findById(store, end))
  return submissions
}

function refuseSpam(submissions: readonly StoredSubmission[]) {
  const spam = submissions.find(({ status }) => status === 'spam')
  if (spam) throw new UsageError(`${shortId(spam.id)} is spam, its content is deleted: it can only be deleted itself.`)
}

/** Updates submissions and prints the new state of each. */
async function changeTo(
  store: Store,
  asked: Asked,
  { write }: Terminal,
  ends: readonly string[],
  change: Change,
  is: string,
) {
  const submissions = await findAll(store, ends)
  refuseSpam(submissions)
  const ids = submissions.map(({ id }) => id)
  await store.handling.change(ids, change, Date.now())
  const lines = ids.map(id => `${shortId(id)} ${is}; "undo ${shortId(id)}" takes that back.\n`)
  write(asked.json ? `${json({ ids, ...change })}\n` : lines.join(''))
}

/** Creates the command that sets a status. */
export const mark =
  (status: 'new' | 'answered' | 'closed') =>
  (store: Store, asked: Asked, terminal: Terminal): Promise<void> =>
    changeTo(store, asked, terminal, asked.words, { status }, `is ${status}`)

export function note(store: Store, asked: Asked, terminal: Terminal) {
  const [id = '', ...words] = asked.words
  const text = words.join(' ')
  return changeTo(store, asked, terminal, [id], { note: text }, text ? 'has the note' : 'has no note')
}

export function take(store: Store, asked: Asked, terminal: Terminal) {
  const [id = '', who = ''] = asked.words
  return changeTo(store, asked, terminal, [id], { takenBy: who }, `is taken by ${onOneLine(who)}`)
}

export const release = (store: Store, asked: Asked, terminal: Terminal) =>
  changeTo(store, asked, terminal, asked.words, { takenBy: '' }, 'is taken by nobody')

export async function undo(store: Store, asked: Asked, { write }: Terminal) {
  const submission = await findById(store, asked.words[0])
  refuseSpam([submission])
  if (!(await store.handling.undo(submission.id)))
    throw new UsageError(`There is nothing to undo of ${shortId(submission.id)}.`)
  const { id, status, note: text, takenBy } = await findById(store, submission.id)
  if (asked.json) return write(`${json({ id, status, note: text, takenBy })}\n`)
  const parts = [status, takenBy && `taken by ${onOneLine(takenBy)}`, text && `noted: ${onOneLine(text)}`]
  write(`${shortId(id)} is ${parts.filter(Boolean).join(', ')} again.\n`)
}

const counted = (ids: readonly string[]) => (ids.length === 1 ? 'this submission' : `these ${ids.length} submissions`)

export async function spam(store: Store, asked: Asked, terminal: Terminal) {
  const ids = (await findAll(store, asked.words)).map(({ id }) => id)
  if (!(await isSure(terminal, asked, `Delete the content of ${counted(ids)} permanently?`))) return
  await store.handling.spam(ids)
  const lines = ids.map(id => `${shortId(id)} is marked as spam and its content is deleted.\n`)
  terminal.write(asked.json ? `${json({ ids, status: 'spam' })}\n` : lines.join(''))
}

export async function remove(store: Store, asked: Asked, terminal: Terminal) {
  const ids = (await findAll(store, asked.words)).map(({ id }) => id)
  if (!(await isSure(terminal, asked, `Delete ${counted(ids)} permanently?`))) return
  await store.handling.delete(ids)
  terminal.write(asked.json ? `${json({ ids })}\n` : ids.map(id => `${shortId(id)} is deleted.\n`).join(''))
}
