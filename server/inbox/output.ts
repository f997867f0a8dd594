import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { json, withoutControls } from './printable.ts'
import type { Rows } from './submissions.ts'

/** An invalid command line; the message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The terminal of a command. */
export interface Terminal {
  readonly write: (text: string) => void
  /** Writes to standard error. */
  readonly writeError: (text: string) => void
  /** Width in columns; `undefined` when the output is not a terminal. */
  readonly width: number | undefined
  /** Asks a yes/no question; `undefined` when not interactive. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** Writes a part of the output. */
export type Put = (text: string) => void

/** Writes a file atomically: `work` writes to `<path>.part`, which is renamed on success and deleted on failure. */
export async function writeAtomically<Result>(path: string, work: (part: string) => Promise<Result>): Promise<Result> {
  // Renaming would replace a device, such as `/dev/null`, or a link, such as `/dev/stdout`.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) throw new UsageError(`${path} is not a file.`)
  const part = `${path}.part`
  try {
    const result = await work(part)
    renameSync(part, path)
    return result
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Lets `work` write to the file `out`, readable by its owner only, or to the terminal. */
export async function output<Result>(
  out: string | undefined,
  { write }: Pick<Terminal, 'write'>,
  work: (put: Put) => Promise<Result>,
): Promise<Result> {
  if (out === undefined) return work(write)
  return writeAtomically(out, async part => {
    const file = openSync(part, 'w', 0o600)
    try {
      // Unlike `writeSync`, it writes the whole text or fails, as on a full disk.
      const result = await work(text => writeFileSync(file, text))
      fsyncSync(file)
      return result
    } finally {
      closeSync(file)
    }
  })
}

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

interface Format<Item> {
  readonly titles: readonly string[]
  readonly cellsOf: (item: Item) => readonly string[]
  readonly asJson: (item: Item) => unknown
}

/** Writes CSV for spreadsheets, or a JSON array with one entry per line. */
export async function writeRows<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  { out, csv, separator, json: asList }: Rows,
  terminal: Terminal,
  { titles, cellsOf, asJson }: Format<Item>,
) {
  if (asList && (csv || separator)) throw new UsageError('Use --csv, with or without --separator, or --json.')
  const exported = await output(out, terminal, async put => {
    let count = 0
    // Spreadsheets detect UTF-8 by the byte order mark.
    put(asList ? '[' : `\ufeff${csvRow(titles, separator)}`)
    for await (const item of items) {
      put(asList ? `${count === 0 ? '' : ','}\n${json(asJson(item))}` : csvRow(cellsOf(item), separator))
      count += 1
    }
    if (asList) put('\n]\n')
    return count
  })
  if (out === undefined) return
  terminal.write(asList ? `${json({ path: out, exported })}\n` : `Exported ${exported} to ${out}\n`)
}
