import { dirname } from 'node:path'
import type { Backup, Removed, Store } from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { dayAndTime } from './days.ts'
import { writeLists } from './forgotten.ts'
import { type Asked, UsageError } from './options.ts'
import { json, printable } from './printable.ts'
import { isSure, type Terminal } from './terminal.ts'

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

/** Deletes all data of a person, after a confirmation in an interactive terminal. */
export async function forget(store: Store, asked: Asked, terminal: Terminal) {
  const [address = ''] = asked.words
  if (!address.includes('@')) throw new UsageError(`"${printable(address)}" is not an email address.`)
  const email = printable(address)
  if (!(await isSure(terminal, asked, `Delete everything that was sent from ${email}?`))) return
  // Recorded first, so that the request survives an interrupted deletion.
  const now = Date.now()
  await store.forgotten.remember(address, now)
  const removed = await store.deletion.forget(address, now, done => terminal.progress(`removed ${done}`))
  terminal.progress('')
  await writeLists(store)
  const mentions = await store.inbox.count({ search: address })
  const backups = await store.backups.list()
  if (asked.json) return terminal.write(`${json({ ...removed, mentions, mailboxes: mailboxes(), backups })}\n`)
  terminal.write(`Deleted data of ${email}: ${inWords(removed)}.\n`)
  if (mentions > 0)
    terminal.write(
      `${counted(mentions, 'other submission mentions', 'other submissions mention')} the address: list --search ${email}\n`,
    )
  terminal.write(notReached(email, backups))
}
