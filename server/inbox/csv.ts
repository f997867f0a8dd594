import { withoutControls } from './printable.ts'

/** Separators of cells; spreadsheets in locales with a decimal comma expect semicolons. */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Separator = keyof typeof separators

/**
 * Prevents formula injection by an apostrophe before anything that could start a formula: at the start of the cell, and after
 * each character that a spreadsheet with another separator would split at.
 */
const withoutFormula = (text: string, separator: Separator) =>
  text.replace(separator === 'comma' ? formulas : formulasAfterCommas, "'")
const formulas = /(?<=^|[;\t\n])(?=["'\s]{0,99}[=+\-@＝＋－＠])|^(?=[\t\n])/g
const formulasAfterCommas = /(?<=^|[;,\t\n])(?=["'\s]{0,99}[=+\-@＝＋－＠])|^(?=[\t\n])/g

/** One cell (RFC 4180), always in quotes. */
const cell = (text: string, separator: Separator) =>
  `"${withoutFormula(withoutControls(text.replace(/\r\n?/g, '\n')), separator).replaceAll('"', '""')}"`

export const csvRow = (cells: readonly string[], separator: Separator = 'comma') =>
  `${cells.map(text => cell(text, separator)).join(separators[separator])}\r\n`
