import type { Store } from '#server/storage/index.ts'
import { dayAndTime } from './days.ts'
import { type Asked, UsageError } from './options.ts'
import { json } from './printable.ts'
import { asJson, every, filterOf, shortId } from './submissions.ts'
import { type Column, table } from './table.ts'
import type { Terminal } from './terminal.ts'

/** Default number of rows in a terminal. */
const screenful = 30

/** In a narrow terminal, columns with a low `rank` are dropped first. */
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
  const wanted = filterOf(asked)
  if (asked.all && asked.limit !== undefined) throw new UsageError('Use --all or --limit, not both.')
  const limit = asked.limit ?? (asked.all || asked.json || width === undefined ? undefined : screenful)
  const submissions = []
  for await (const submission of every(store, wanted, 'newest first', limit)) submissions.push(submission)
  if (asked.json) return write(`${json(submissions.map(asJson), 2)}\n`)
  if (submissions.length === 0) return write('No submissions found.\n')
  const rows = submissions.map(submission => [
    shortId(submission.id),
    dayAndTime(submission.receivedAt),
    submission.kind,
    submission.status,
    submission.takenBy,
    submission.name,
    submission.email,
    submission.file ? 'yes' : '',
    submission.subject,
  ])
  write(`${table(columns, rows, width)}\n`)
  const all = submissions.length === limit ? await store.inbox.count(wanted) : submissions.length
  if (all > submissions.length) write(`\n${submissions.length} of ${all}, --all for the rest\n`)
}
