import type { Store, StoredSubmission } from '#server/storage/index.ts'
import { dayAndTime } from './days.ts'
import type { Asked } from './options.ts'
import { json, onOneLine, printable } from './printable.ts'
import { asJson, findById, shortId } from './submissions.ts'
import type { Terminal } from './terminal.ts'
import { wrapped } from './width.ts'

const indent = '  '

/** Formats a field. Continuation lines are indented, so that a visitor cannot fake another field. */
function fieldOf(name: string, value: string, width: number | undefined): string {
  const lines = printable(value)
    .split('\n')
    .flatMap((line, at, all) => {
      const first = all.length === 1 && at === 0 ? name.length + 2 - indent.length : 0
      return width === undefined ? [line] : wrapped(line, Math.max(20, width - indent.length - first))
    })
  const text = lines.join(`\n${indent}`)
  return lines.length > 1 ? `${name}:\n${indent}${text}` : `${name}: ${text}`
}

/** Formats a submission with all fields. */
function textOf(
  { id, kind, receivedAt, answeredAt, status, takenBy, note, subject, fields, file }: StoredSubmission,
  width: number | undefined,
): string {
  const answered = answeredAt === undefined ? '' : `answered ${dayAndTime(answeredAt)}`
  const state = status === 'closed' && answered ? `closed, ${answered}` : answered || status
  return [
    `${shortId(id)}  ${kind}  ${dayAndTime(receivedAt)}  ${state}`,
    ...(takenBy ? [fieldOf('taken by', takenBy, width)] : []),
    ...(note ? [fieldOf('note', note, width)] : []),
    ...(kind === 'careers' && subject ? [fieldOf('job', subject, width)] : []),
    '',
    ...Object.entries(fields).map(([name, value]) => fieldOf(onOneLine(name), value, width)),
    ...(file
      ? [fieldOf('resume', `${onOneLine(file.name)}, ${file.size} bytes; save it with "save ${shortId(id)}"`, width)]
      : []),
    '',
  ].join('\n')
}

export async function show(store: Store, asked: Asked, { write, width }: Terminal) {
  const submission = await findById(store, asked.words[0])
  write(asked.json ? `${json(asJson(submission), 2)}\n` : textOf(submission, width))
}

/** Shows the oldest new submission without an assignee. */
export async function next(store: Store, { kind, json: asked }: Asked, { write, width }: Terminal) {
  const [submission] = await store.inbox.list({ kind, status: 'new', untaken: true }, { after: '', limit: 1 })
  if (asked) return write(`${json(submission ? asJson(submission) : null, 2)}\n`)
  if (!submission) return write('No new submission without an assignee.\n')
  const id = shortId(submission.id)
  const hint =
    width === undefined
      ? ''
      : `\nAnswer by mail, then: answered ${id}. Or: closed ${id}, spam ${id}, take ${id} <who>\n`
  write(textOf(submission, width) + hint)
}
