import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { keptFields } from '#forms/endpoints.ts'
import { startWithin } from '#server/mail/messages.ts'
import type { Store, StoredSubmission, SubmissionFilter } from '#server/storage/index.ts'
import { dayAndTime } from './days.ts'
import { type Answer, type Args, type Context, type Rows, UsageError, writeRows } from './output.ts'
import { onOneLine, printable, table, wrap } from './printable.ts'

/** The end of an id, as shown to users. */
export const shortId = (id: string) => id.slice(-7)

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

function checkPeriod({ since, until }: SubmissionFilter) {
  if (since !== undefined && until !== undefined && since >= until) throw new UsageError('--since is after --until.')
}

/** Default number of rows in a terminal. */
const screenful = 30

const columns = ['id', 'received', 'kind', 'email', 'file', 'name', 'subject or job']

/** The newest submissions first: as many as fit a screen, or all for files and scripts. */
export async function list(
  store: Store,
  _: Args,
  { all, json, ...filter }: SubmissionFilter & { readonly all?: true; readonly json?: true },
  { terminal: { width } }: Context,
): Promise<Answer> {
  checkPeriod(filter)
  const limit = all || json || width === undefined ? undefined : screenful
  // One more tells whether there are more.
  const submissions = await store.inbox.list(filter, limit && limit + 1)
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
export async function show(store: Store, [end]: Args, _: object, { terminal: { width } }: Context): Promise<Answer> {
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
export async function save(store: Store, [end, folder = '.']: Args): Promise<Answer> {
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
export async function exportAll(
  store: Store,
  _: Args,
  { out, json, ...filter }: SubmissionFilter & Rows,
  { terminal }: Context,
) {
  checkPeriod(filter)
  return writeRows(store.inbox.every(filter), { out, json }, terminal, {
    titles: ['id', 'kind', 'received', 'job', ...keptFields, 'file'],
    cellsOf: ({ id, kind, receivedAt, subject, fields, file }) => [
      ...[id, kind, dayAndTime(receivedAt), kind === 'careers' ? subject : ''],
      ...keptFields.map(name => fields[name] ?? ''),
      file?.name ?? '',
    ],
    asJson,
  })
}
