import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { keptFields } from '#forms/endpoints.ts'
import { startWithin } from '#server/mail/messages.ts'
import type { Kind, Store, StoredSubmission, SubmissionFilter } from '#server/storage/index.ts'
import { dayAndTime, type Period } from './days.ts'
import { type Answer, type Terminal, UsageError, writeRows } from './output.ts'
import { onOneLine, printable, table, wrap } from './printable.ts'

interface Choice {
  readonly kind?: Kind
  readonly search?: string
  readonly since?: Period
  readonly until?: Period
  readonly json?: true
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
export async function findById(store: Store, end = ''): Promise<StoredSubmission> {
  const [submission, ...others] = end.trim() === '' ? [] : await store.inbox.find(end)
  if (!submission) throw new UsageError(`There is no submission with the id ${printable(end)}.`)
  if (others.length > 0) throw new UsageError(`${printable(end)} matches several submissions: give more of the id.`)
  return submission
}

function filterOf({ kind, search, since, until }: Choice): SubmissionFilter {
  if (since && until && since.start >= until.end) throw new UsageError('--since is after --until.')
  return { kind, search, since: since?.start, until: until?.end }
}

/** Default number of rows in a terminal. */
const screenful = 30

const columns = ['id', 'received', 'kind', 'email', 'file', 'name', 'subject or job']

/** The newest submissions first: as many as fit a screen, or all for files and scripts. */
export async function list(
  store: Store,
  { all, ...options }: Choice & { readonly all?: true },
  { width }: Terminal,
): Promise<Answer> {
  const limit = all || options.json || width === undefined ? undefined : screenful
  // One more tells whether there are more.
  const submissions = await store.inbox.list(filterOf(options), limit && limit + 1)
  const shown = submissions.slice(0, limit)
  const rows = shown.map(({ id, receivedAt, kind, email, file, name, subject }) => [
    shortId(id),
    dayAndTime(receivedAt),
    kind,
    email,
    file ? 'yes' : '',
    name,
    subject,
  ])
  const rest = submissions.length > shown.length ? `\nThe newest ${shown.length}, --all for the rest\n` : ''
  return {
    text: rows.length === 0 ? 'No submissions found.\n' : table(columns, rows, width) + rest,
    json: submissions.map(asJson),
  }
}

const indent = '  '

/** Formats a field. Continuation lines are indented, so that a visitor cannot fake another field. */
function fieldOf(name: string, value: string, width: number | undefined): string {
  const room = width && Math.max(20, width - indent.length)
  const lines = wrap(`${name}: ${printable(value)}`, room).split('\n')
  if (lines.length === 1) return lines.join('')
  return [`${name}:`, ...wrap(printable(value), room).split('\n')].join(`\n${indent}`)
}

/** One submission with all its fields. */
export async function show(store: Store, end: string | undefined, { width }: Terminal): Promise<Answer> {
  const submission = await findById(store, end)
  const { kind, receivedAt, subject, fields, file } = submission
  const id = shortId(submission.id)
  const resume = file && `${onOneLine(file.name)}, ${file.size} bytes; save it with "save ${id}"`
  const lines = [
    `${id}  ${kind}  ${dayAndTime(receivedAt)}`,
    ...(kind === 'careers' && subject ? [fieldOf('job', subject, width)] : []),
    '',
    ...Object.entries(fields).map(([name, value]) => fieldOf(onOneLine(name), value, width)),
    ...(resume ? [fieldOf('resume', resume, width)] : []),
  ]
  return { text: `${lines.join('\n')}\n`, json: asJson(submission) }
}

/** Maximum length of a name: file systems allow 255 bytes, three for each of these, and a number and an ending follow. */
const longestName = 76

/** Saves the file of a submission under an unused name; never overwrites. */
export async function save(store: Store, end: string | undefined, folder = '.'): Promise<Answer> {
  const { id, file } = await findById(store, end)
  if (!file) throw new UsageError('This submission has no file.')
  await mkdir(folder, { recursive: true })
  // Names with a path are refused on receipt; `basename` is a second safeguard.
  const name = basename(onOneLine(file.name))
  const at = name.lastIndexOf('.')
  const start = startWithin(name.slice(0, at), longestName) || 'resume'
  for (let times = 1; ; times += 1) {
    const path = join(folder, `${start}${times === 1 ? '' : ` (${times})`}${name.slice(at)}`)
    try {
      await writeFile(path, store.inbox.chunks(id), { flag: 'wx', mode: 0o600 })
      return { text: `Saved as ${path}\n`, json: { path, size: file.size } }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
      await rm(path, { force: true }).catch(() => undefined)
      throw error
    }
  }
}

/** Writes submissions, oldest first. */
export const exportAll = (store: Store, options: Choice & { readonly out?: string }, terminal: Terminal) =>
  writeRows(store.inbox.every(filterOf(options)), options, terminal, {
    titles: ['id', 'kind', 'received', 'job', ...keptFields, 'file'],
    cellsOf: ({ id, kind, receivedAt, subject, fields, file }) => [
      ...[id, kind, dayAndTime(receivedAt), kind === 'careers' ? subject : ''],
      ...keptFields.map(name => fields[name] ?? ''),
      file?.name ?? '',
    ],
    asJson,
  })
