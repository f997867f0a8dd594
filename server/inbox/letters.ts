import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Letter, Store } from '#server/storage/index.ts'
import { type Asked, Misuse } from './arguments.ts'
import { printable } from './printable.ts'
import { table } from './table.ts'
import type { Terminal } from './terminal.ts'

const day = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

/** The part of an id by which people name it. */
export const shortId = (id: string) => id.slice(-7)

/** A letter for scripts. */
export const asJson = ({ receivedAt, answeredAt, ...letter }: Letter) => ({
  ...letter,
  received: new Date(receivedAt).toISOString(),
  answered: answeredAt === undefined ? null : new Date(answeredAt).toISOString(),
  file: letter.file ?? null,
})

/** A value for scripts. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The one letter that an operand names. Throws a `Misuse` when it names none or several. */
async function letterNamed(store: Store, operand: string | undefined): Promise<Letter> {
  if (!operand) throw new Misuse('Which one? Give the id that "list" shows.')
  const [letter, ...others] = await store.inbox.find(operand)
  if (!letter) throw new Misuse(`There is nothing with the id ${printable(operand)}.`)
  if (others.length > 0) throw new Misuse(`${printable(operand)} means several: give more of the id.`)
  return letter
}

export async function list(store: Store, asked: Asked, { write, width }: Terminal) {
  const { kind, search, open, limit } = asked
  const letters = await store.inbox.list({ kind, search, unanswered: open, limit })
  if (asked.json) return write(json(letters.map(asJson)))
  if (letters.length === 0) return write('Nothing here.\n')
  const columns = [
    { title: 'id' },
    { title: 'received' },
    { title: 'kind' },
    { title: 'from', flexible: true },
    { title: 'subject', flexible: true },
    { title: 'file' },
    { title: 'answered' },
  ]
  const rows = letters.map(letter => [
    shortId(letter.id),
    day(letter.receivedAt),
    letter.kind,
    `${letter.name} <${letter.email}>`,
    letter.subject,
    letter.file ? 'yes' : '',
    letter.answeredAt === undefined ? '' : day(letter.answeredAt).slice(0, 10),
  ])
  write(`${table(columns, rows, width)}\n`)
}

export async function show(store: Store, asked: Asked, { write }: Terminal) {
  const letter = await letterNamed(store, asked.operands[0])
  if (asked.json) return write(json(asJson(letter)))
  const { id, kind, receivedAt, answeredAt, fields, file } = letter
  const state = answeredAt === undefined ? 'not answered' : `answered ${day(answeredAt)}`
  write(`${shortId(id)}  ${kind}  ${day(receivedAt)}  ${state}\n`)
  for (const [name, value] of Object.entries(fields)) {
    const text = printable(value)
    write(text.includes('\n') ? `\n${name}:\n${text}\n` : `${name}: ${text}\n`)
  }
  if (file) write(`\nresume: ${printable(file.name)}, ${file.size} bytes; save it with "save ${shortId(id)}"\n`)
}

/** A name's beginning that leaves room for a number and an ending: file systems count 255 bytes, not letters. */
function shortened(text: string): string {
  let kept = text.slice(0, 230)
  while (Buffer.byteLength(kept) > 230) kept = kept.slice(0, -1)
  return kept.toWellFormed()
}

/** Saves under a name that is not taken: what is there is never written over. */
function writeNew(folder: string, name: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  const at = name.lastIndexOf('.')
  const start = shortened(name.slice(0, at))
  const ending = name.slice(at)
  for (let times = 1; ; times += 1) {
    const path = join(folder, `${start}${times === 1 ? '' : ` (${times})`}${ending}`)
    try {
      writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 })
      return path
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

export async function save(store: Store, asked: Asked, { write }: Terminal) {
  const { id } = await letterNamed(store, asked.operands[0])
  const file = await store.inbox.file(id)
  if (!file) throw new Misuse('It came without a file.')
  // Names with a path are refused when they arrive; a second look costs nothing.
  const path = writeNew(asked.operands[1] ?? '.', basename(printable(file.name)), file.bytes)
  write(asked.json ? json({ path, size: file.bytes.length }) : `Saved as ${path}\n`)
}

export async function answered(store: Store, asked: Asked, { write }: Terminal) {
  const { id } = await letterNamed(store, asked.operands[0])
  await store.inbox.answered(id, Date.now())
  write(asked.json ? json({ id }) : `${shortId(id)} is marked as answered.\n`)
}
