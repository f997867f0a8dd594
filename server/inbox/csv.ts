import { withoutControls } from './printable.ts'

/** What may stand between cells: spreadsheets of countries that write 1,5 expect semicolons. */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Separator = keyof typeof separators

/**
 * Text that no spreadsheet runs. An apostrophe goes before what would begin a formula: at the start of the cell, and after
 * each sign at which a spreadsheet cuts that expects another separator than ours and so takes our quotes for text.
 */
const withoutFormula = (text: string) => text.replace(/(?<=^|[;\t\n])(?=["'\s]{0,99}[=+\-@＝＋－＠])|^(?=[\t\n])/g, "'")

/** One cell (RFC 4180), always in quotes. */
const cell = (text: string) =>
  `"${withoutFormula(withoutControls(text.replace(/\r\n?/g, '\n'))).replaceAll('"', '""')}"`

/** A row. */
export const csvRow = (cells: readonly string[], separator: Separator = 'comma') =>
  `${cells.map(cell).join(separators[separator])}\r\n`

/** The first row, with the mark by which spreadsheets know UTF-8. */
export const csvHead = (titles: readonly string[], separator?: Separator) => `\ufeff${csvRow(titles, separator)}`
