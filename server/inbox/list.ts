import type { Store } from '#server/storage/index.ts'
import { dayAndTime } from './days.ts'
import { type Asked, Misuse } from './options.ts'
import { json } from './printable.ts'
import { asJson, every, shortId, topicOf, wantedBy } from './submissions.ts'
import { type Column, table } from './table.ts'
import type { Terminal } from './terminal.ts'

/** Lines that a screen has room for. */
const screenful = 30

/** In a narrow terminal the address and the subject are the last to go. */
const columns: readonly Column[] = [
  { title: 'id' },
  { title: 'received', rank: 5 },
  { title: 'kind', rank: 4 },
  { title: 'status', rank: 6 },
  { title: 'taken by', rank: 3, atLeast: 8 },
  { title: 'name', rank: 1, atLeast: 10 },
  { title: 'email' },
  { title: 'file', rank: 2 },
  { title: 'subject or job', atLeast: 24 },
]

export async function list(store: Store, asked: Asked, { write, width }: Terminal) {
  const wanted = wantedBy(asked)
  if (asked.all && asked.limit !== undefined) throw new Misuse('Take --all or --limit.')
  const limit = asked.limit ?? (asked.all || asked.json || width === undefined ? undefined : screenful)
  const letters = []
  for await (const letter of every(store, wanted, 'newest first', limit)) letters.push(letter)
  if (asked.json) return write(`${json(letters.map(asJson), 2)}\n`)
  if (letters.length === 0) return write('Nothing here.\n')
  const rows = letters.map(letter => [
    shortId(letter.id),
    dayAndTime(letter.receivedAt),
    letter.kind,
    letter.status,
    letter.takenBy,
    letter.name,
    letter.email,
    letter.file ? 'yes' : '',
    topicOf(letter),
  ])
  write(`${table(columns, rows, width)}\n`)
  const all = letters.length === limit ? await store.inbox.count(wanted) : letters.length
  if (all > letters.length) write(`\n${letters.length} of ${all}, --all for the rest\n`)
}
