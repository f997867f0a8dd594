import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { csvRow } from './csv.ts'
import { json } from './printable.ts'
import type { Rows } from './submissions.ts'
import { type Terminal, UsageError } from './terminal.ts'

/** Writes a part of the output. */
export type Put = (text: string) => void

/** Writes a file atomically: `work` writes to `<path>.part`, which is renamed on success and deleted on failure. */
export async function writeAtomically<Result>(path: string, work: (part: string) => Promise<Result>): Promise<Result> {
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
