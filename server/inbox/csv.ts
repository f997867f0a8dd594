import { keptFields } from '#api/endpoints.ts'
import type { Letter } from '#server/storage/index.ts'

/** The columns of an export: what every letter has, then the fields of all forms. */
const columns = ['id', 'kind', 'received', 'answered', ...keptFields, 'file']

const moment = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString())

/** One cell (RFC 4180). A spreadsheet would run what begins like a formula: an apostrophe makes it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** The first line, with the mark by which spreadsheets know UTF-8. */
export const csvHead = `\ufeff${line(columns)}`

/** A letter as a line. */
export const csvLine = ({ id, kind, receivedAt, answeredAt, fields: own, file }: Letter) =>
  line([id, kind, moment(receivedAt), moment(answeredAt), ...keptFields.map(name => own[name] ?? ''), file?.name ?? ''])
