import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { keptFields } from '#api/endpoints.ts'
import { startWithin } from '#server/mail/messages.ts'
import type { Kind, Store, StoredSubmission, SubmissionFilter } from '#server/storage/index.ts'
import { dayAndTime, type Period } from './days.ts'
import { type Separator, type Terminal, UsageError, writeRows } from './output.ts'
import { json, onOneLine, printable, table, wrap } from './printable.ts'

/** The options that select submissions. */
export interface Choice {
  readonly kind?: Kind | undefined
  readonly search?: string | undefined
  readonly since?: Period | undefined
  readonly until?: Period | undefined
}

/** The end of an id, as shown to users. */
export const shortId = (id: string) => id.slice(-7)

/** A submission as `--json` prints it. */
const asJson = ({ receivedAt, ...submission }: StoredSubmission) => ({
  ...submission,
  job: submission.kind === 'careers' ? submission.subject : null,
  received: new Date(receivedAt).toISOString(),
  file: submission.file ?? null,
})

/** Finds a submission by the end of its id. Throws a `UsageError` when there is none or more than one. */
export async function findById(store: Store, end: string): Promise<StoredSubmission> {
  const [submission, ...others] = end.trim() === '' ? [] : await store.inbox.find(end)
  if (!submission) throw new UsageError(`There is no submission with the id ${printable(end)}.`)
  if (others.length > 0) throw new UsageError(`${printable(end)} matches several submissions: give more of the id.`)
  return submission
}

function filterOf({ kind, search, since, until }: Choice): SubmissionFilter {
  if (since && until && since.start >= until.end) throw new UsageError('--since is after --until.')
  return { kind, search, since: since?.start, until: until?.end }
}

/** Submissions of a query; all are never in memory at once. */
const pageSize = 200

async function* every(
  store: Store,
  wanted: SubmissionFilter,
  order: 'newest' | 'oldest',
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<StoredSubmission> {
  let last = order === 'oldest' ? '' : undefined
  for (let left = limit; left > 0; left -= pageSize) {
    const from = order === 'oldest' ? { after: last } : { before: last }
    const submissions = await store.inbox.list(wanted, { ...from, limit: Math.min(left, pageSize) })
    yield* submissions
    last = submissions.at(-1)?.id
    if (last === undefined) return
  }
}

/** Default number of rows in a terminal. */
const screenful = 30

const columns = ['id', 'received', 'kind', 'email', 'file', 'name', 'subject or job']

export async function list(
  store: Store,
  { all, json: asList, ...options }: Choice & { limit?: number | undefined; all?: true; json?: true },
  { write, width }: Terminal,
) {
  const wanted = filterOf(options)
  if (all && options.limit !== undefined) throw new UsageError('Use --all or --limit, not both.')
  const limit = options.limit ?? (all || asList || width === undefined ? undefined : screenful)
  const submissions: StoredSubmission[] = []
  for await (const submission of every(store, wanted, 'newest', limit)) submissions.push(submission)
  if (asList) return write(`${json(submissions.map(asJson), 2)}\n`)
  if (submissions.length === 0) return write('No submissions found.\n')
  const rows = submissions.map(({ id, receivedAt, kind, email, file, name, subject }) => [
    shortId(id),
    dayAndTime(receivedAt),
    kind,
    email,
    file ? 'yes' : '',
    name,
    subject,
  ])
  write(table(columns, rows, width))
  const count = submissions.length === limit ? await store.inbox.count(wanted) : submissions.length
  if (count > submissions.length) write(`\n${submissions.length} of ${count}, --all for the rest\n`)
}

const indent = '  '

/** Formats a field. Continuation lines are indented, so that a visitor cannot fake another field. */
function fieldOf(name: string, value: string, width: number | undefined): string {
  const room = width && Math.max(20, width - indent.length)
  const lines = wrap(`${name}: ${printable(value)}`, room).split('\n')
  if (lines.length === 1) return lines.join('')
  return [`${name}:`, ...wrap(printable(value), room).split('\n')].join(`\n${indent}`)
}

export async function show(store: Store, id: string, asList: true | undefined, { write, width }: Terminal) {
  const submission = await findById(store, id)
  if (asList) return write(`${json(asJson(submission), 2)}\n`)
  const { kind, receivedAt, subject, fields, file } = submission
  const short = shortId(submission.id)
  const lines = [
    `${short}  ${kind}  ${dayAndTime(receivedAt)}`,
    ...(kind === 'careers' && subject ? [fieldOf('job', subject, width)] : []),
    '',
    ...Object.entries(fields).map(([name, value]) => fieldOf(onOneLine(name), value, width)),
    ...(file
      ? [fieldOf('resume', `${onOneLine(file.name)}, ${file.size} bytes; save it with "save ${short}"`, width)]
      : []),
  ]
  write(`${lines.join('\n')}\n`)
}

/** Maximum length of a name in bytes: file systems allow 255, and a number and an ending follow. */
const longestName = 230

/** Writes a file under an unused name; never overwrites. */
async function writeNew(folder: string, name: string, chunks: () => AsyncIterable<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true })
  const at = name.lastIndexOf('.')
  const start = startWithin(name.slice(0, at), longestName, Buffer.byteLength).toWellFormed()
  for (let times = 1; ; times += 1) {
    const path = join(folder, `${start}${times === 1 ? '' : ` (${times})`}${name.slice(at)}`)
    try {
      await writeFile(path, chunks(), { flag: 'wx', mode: 0o600 })
      return path
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

export async function save(store: Store, end: string, folder: string, asList: true | undefined, { write }: Terminal) {
  const { id, file } = await findById(store, end)
  if (!file) throw new UsageError('This submission has no file.')
  // Names with a path are refused on receipt; `basename` is a second safeguard.
  const path = await writeNew(folder, basename(onOneLine(file.name)), () => store.inbox.chunks(id))
  write(asList ? `${json({ path, size: file.size })}\n` : `Saved as ${path}\n`)
}

/** The options of what is written as a table or as JSON. */
export interface Rows {
  readonly out?: string | undefined
  readonly csv?: true
  readonly separator?: Separator | undefined
  readonly json?: true
}

const titles = ['id', 'kind', 'received', 'job', ...keptFields, 'file']

/** Writes submissions, oldest first. */
export const exportAll = (store: Store, options: Choice & Rows, terminal: Terminal) =>
  writeRows(every(store, filterOf(options), 'oldest'), options, terminal, {
    titles,
    cellsOf: ({ id, kind, receivedAt, subject, fields, file }) => [
      id,
      kind,
      dayAndTime(receivedAt),
      kind === 'careers' ? subject : '',
      ...keptFields.map(name => fields[name] ?? ''),
      file?.name ?? '',
    ],
    asJson,
  })
