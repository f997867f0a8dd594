import { keptFields } from '#api/endpoints.ts'
import type { Store, StoredSubmission } from '#server/storage/index.ts'
import { csvHead, csvRow } from './csv.ts'
import { dayAndTime } from './days.ts'
import { type Asked, UsageError } from './options.ts'
import { output, type Put } from './output.ts'
import { json } from './printable.ts'
import { asJson, every, filterOf } from './submissions.ts'
import type { Terminal } from './terminal.ts'

/** Number of submissions between two progress updates. */
const step = 200

/** The columns: common properties, then the fields of all forms. */
const titles = ['id', 'kind', 'received', 'status', 'answered', 'taken by', 'note', 'job', ...keptFields, 'file']

const cellsOf = ({
  id,
  kind,
  receivedAt,
  answeredAt,
  status,
  takenBy,
  note,
  subject,
  fields,
  file,
}: StoredSubmission) => [
  id,
  kind,
  dayAndTime(receivedAt),
  status,
  answeredAt === undefined ? '' : dayAndTime(answeredAt),
  takenBy,
  note,
  kind === 'careers' ? subject : '',
  ...keptFields.map(name => fields[name] ?? ''),
  file?.name ?? '',
]

/** Writes CSV, or a JSON array with one entry per line. */
export async function exportAll(store: Store, asked: Asked, terminal: Terminal) {
  const { out, csv, json: asList, separator } = asked
  if (asList && (csv || separator)) throw new UsageError('Use --csv, with or without --separator, or --json.')
  const wanted = filterOf(asked)
  const all = await store.inbox.count(wanted)
  const done = await output(out, terminal, async (put: Put) => {
    let count = 0
    put(asList ? '[' : csvHead(titles, separator))
    for await (const submission of every(store, wanted, 'oldest first')) {
      put(asList ? `${count === 0 ? '' : ','}\n${json(asJson(submission))}` : csvRow(cellsOf(submission), separator))
      count += 1
      if (count % step === 0) terminal.progress(`exported ${count} of ${all}`)
    }
    if (asList) put('\n]\n')
    return count
  })
  terminal.progress('')
  if (out === undefined) return
  terminal.write(asList ? `${json({ path: out, exported: done })}\n` : `Exported ${done} to ${out}\n`)
}
