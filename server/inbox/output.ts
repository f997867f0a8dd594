import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { json, withoutControls } from './printable.ts'

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

/** What a command answers: text for people, JSON for scripts. */
export interface Answer {
  readonly text: string
  readonly json: unknown
}

/** Writes a part of the output. */
type Put = (text: string) => void

/** Lets `work` write a file, readable by its owner only, that replaces `path` when it is complete. */
export async function writeAtomically<Result>(path: string, work: (put: Put) => Promise<Result>): Promise<Result> {
  // Renaming would replace a device, such as `/dev/null`, or a link, such as `/dev/stdout`.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) throw new UsageError(`${path} is not a file.`)
  const part = `${path}.part`
  const file = openSync(part, 'w', 0o600)
  try {
    // Unlike `writeSync`, it writes the whole text or fails, as on a full disk.
    const result = await work(text => writeFileSync(file, text))
    fsyncSync(file)
    renameSync(part, path)
    return result
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

/**
 * An apostrophe before anything that could start a formula: at the start of the cell, and after each character that a
 * spreadsheet with another separator would split at.
 */
const formulas = /(?<=^|[;\t\n])(?=(?:["'\s]{0,99}|(?:["']|[^\S\t\n])*)[=+\-@＝＋－＠])|^(?=[\t\n])/g

/** One row (RFC 4180), every cell in quotes. */
export const csvRow = (cells: readonly string[]) =>
  `${cells
    .map(text => withoutControls(text.replace(/\r\n?/g, '\n')).replace(formulas, "'").replaceAll('"', '""'))
    .map(text => `"${text}"`)
    .join(',')}\r\n`

interface Rows {
  readonly out?: string
  readonly json?: true
}

interface Format<Item> {
  readonly titles: readonly string[]
  readonly cellsOf: (item: Item) => readonly string[]
  readonly asJson: (item: Item) => unknown
}

/** Writes CSV for spreadsheets, or a JSON array with one entry per line, to the terminal or the file `out`. */
export async function writeRows<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  { out, json: asList }: Rows,
  { write }: Pick<Terminal, 'write'>,
  { titles, cellsOf, asJson }: Format<Item>,
): Promise<Answer | undefined> {
  const work = async (put: Put) => {
    let count = 0
    // Spreadsheets detect UTF-8 by the byte order mark.
    put(asList ? '[' : `\ufeff${csvRow(titles)}`)
    for await (const item of items) {
      put(asList ? `${count === 0 ? '' : ','}\n${json(asJson(item))}` : csvRow(cellsOf(item)))
      count += 1
    }
    if (asList) put('\n]\n')
    return count
  }
  if (out === undefined) {
    await work(write)
    return undefined
  }
  const exported = await writeAtomically(out, work)
  return { text: `Exported ${exported} to ${out}\n`, json: { path: out, exported } }
}
