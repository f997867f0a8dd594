import { existsSync } from 'node:fs'
import type { Removed, Store } from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { type Asked, Misuse } from './options.ts'
import { json, printable } from './printable.ts'
import { isSure, type Terminal } from './terminal.ts'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const inWords = ({ submissions, files, subscriptions }: Removed) =>
  [counted(submissions, 'submission'), counted(files, 'file'), counted(subscriptions, 'subscription')].join(', ')

/** Removes everything of one person. Where somebody can be asked, it asks first. */
export async function forget(store: Store, asked: Asked, terminal: Terminal) {
  const { write, progress } = terminal
  const [email = ''] = asked.words
  if (!email.includes('@')) throw new Misuse(`"${printable(email)}" is no email address.`)
  if (!(await isSure(terminal, asked, `Remove everything that came from ${printable(email)}?`))) return
  const removed = await store.upkeep.forget(email, done => progress(`removed ${done}`))
  progress('')
  const mentions = await store.inbox.list({ search: email })
  if (asked.json) return write(`${json({ ...removed, mentions: mentions.length })}\n`)
  write(`Removed of ${printable(email)}: ${inWords(removed)}.\n`)
  if (mentions.length > 0)
    write(
      `${counted(mentions.length, 'other submission mentions', 'other submissions mention')} the address: list --search ${email}\n`,
    )
}

export async function sweep(store: Store, asked: Asked, { write }: Terminal) {
  const removed = await store.upkeep.sweep(Date.now(), company.retentionMonths)
  const { messages, applications } = company.retentionMonths
  if (asked.json) return write(`${json(removed)}\n`)
  write(`Removed ${inWords(removed)}: messages over ${messages} months old, applications over ${applications}.\n`)
}

export async function backup(store: Store, asked: Asked, { write }: Terminal) {
  const [path = ''] = asked.words
  if (existsSync(path)) throw new Misuse(`${path} is there already: give the name of a new file.`)
  await store.upkeep.backup(path)
  write(asked.json ? `${json({ path })}\n` : `Copied to ${path}\n`)
}
