import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Store } from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { inWords } from './forget.ts'
import { listBeside, readList, repeat, writeList } from './forgotten.ts'
import { type Asked, UsageError } from './options.ts'
import { json } from './printable.ts'
import type { Terminal } from './terminal.ts'

const day = 24 * 60 * 60_000

export async function sweep(store: Store, asked: Asked, { write, progress }: Terminal) {
  const { retentionMonths } = company
  const now = Date.now()
  // Running this command confirms the clock.
  await store.clock.set(now)
  const removed = await store.deletion.sweep(now, retentionMonths, done => progress(`removed ${done}`))
  progress('')
  const { messages, applications } = retentionMonths
  if (asked.json) return write(`${json(removed)}\n`)
  write(`Deleted ${inWords(removed)}: messages over ${messages} months old, applications over ${applications}.\n`)
}

export async function backup(store: Store, asked: Asked, { write, progress }: Terminal) {
  const path = resolve(asked.words[0] ?? '')
  if (existsSync(path)) throw new UsageError(`${path} already exists: give the name of a new file.`)
  const now = Date.now()
  progress(`copying to ${path}`)
  await store.backups.make({ path, madeAt: now, expiresAt: asked.keep && now + asked.keep * day })
  const removed = await store.backups.expire(now)
  await writeList(store, listBeside(path))
  progress('')
  const { size } = statSync(path)
  if (asked.json) return write(`${json({ path, size, removed })}\n`)
  write(`Copied to ${path}, ${size} bytes\n${removed.map(old => `Deleted ${old}\n`).join('')}`)
}

/** Writes the list of deletion requests, for backups made by other tools. */
export async function forgotten(store: Store, asked: Asked, { write }: Terminal) {
  const [path = ''] = asked.words
  await writeList(store, path)
  const requests = readList(path).length
  write(asked.json ? `${json({ path, requests })}\n` : `Wrote ${requests} to ${path}\n`)
}

/** Repeats the deletion requests of a list, after another tool restored a backup. */
export async function repeatList(store: Store, asked: Asked, { write }: Terminal) {
  const [path = ''] = asked.words
  if (!existsSync(path)) throw new UsageError(`There is no ${path}.`)
  const removed = await repeat(store, readList(path))
  write(asked.json ? `${json(removed)}\n` : `Deleted again: ${inWords(removed)}.\n`)
}
