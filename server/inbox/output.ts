import { lstatSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import { json, withoutControls } from './printable.ts'

/** An invalid command line; the message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export interface Terminal {
  /** Returns a promise when a reader, such as a pipe, has no room for more yet. */
  readonly write: (text: string) => undefined | Promise<unknown>
  readonly writeError: (text: string) => void
  /** Width in columns; `undefined` when the output is not a terminal. */
  readonly width: number | undefined
  /** Asks a yes/no question; `undefined` when not interactive. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** What a command gets beside the database and its options: its arguments, and where it runs. */
export type Args = readonly string[]
export interface Context {
  readonly config: Config
  readonly terminal: Terminal
}

/** What a command answers: text for people, JSON for scripts. */
export interface Answer {
  readonly text: string
  readonly json: unknown
}

/** Writes a file, readable by its owner only, that replaces `path` when it is complete. */
export async function writeAtomically(path: string, parts: Iterable<string> | AsyncIterable<string>) {
  // Renaming would replace a device, such as `/dev/null`, or a link, such as `/dev/stdout`.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) throw new UsageError(`${path} is not a file.`)
  const part = `${path}.part`
  try {
    // A file of somebody else, or a link, is not written into.
    await rm(part, { force: true })
    await writeFile(part, parts, { flag: 'wx', mode: 0o600, flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
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

/** Where rows go, and whether as JSON. */
export interface Rows {
  readonly out?: string | undefined
  readonly json?: true | undefined
}

interface Format<Item> {
  readonly titles: readonly string[]
  readonly cellsOf: (item: Item) => readonly string[]
  readonly asJson: (item: Item) => unknown
}

/** Writes CSV for spreadsheets, or a JSON array with one entry per line, to the terminal or the file `out`. */
export async function writeRows<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  { out, json: asList }: Rows,
  { write }: Pick<Terminal, 'write'>,
  { titles, cellsOf, asJson }: Format<Item>,
): Promise<Answer | undefined> {
  let exported = 0
  async function* parts() {
    // Spreadsheets detect UTF-8 by the byte order mark.
    yield asList ? '[' : `\ufeff${csvRow(titles)}`
    for await (const item of items) {
      yield asList ? `${exported > 0 ? ',' : ''}\n${json(asJson(item))}` : csvRow(cellsOf(item))
      exported += 1
    }
    if (asList) yield '\n]\n'
  }
  if (out !== undefined) {
    await writeAtomically(out, parts())
    return { text: `Exported ${exported} to ${out}\n`, json: { path: out, exported } }
  }
  for await (const part of parts()) await write(part)
  return undefined
}
