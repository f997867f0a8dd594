import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import type { Terminal } from './terminal.ts'

/** Where the rows of a list go. */
export type Put = (text: string) => void

/** Makes a file that is whole or not there: it has its name once `work` is done with it, and is removed when that fails. */
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

/** Lets `work` write to a file that only its owner may read, or to the terminal where none is named. */
export async function output<Result>(
  out: string | undefined,
  { write }: Terminal,
  work: (put: Put) => Promise<Result>,
): Promise<Result> {
  if (out === undefined) return work(write)
  return writeAtomically(out, async part => {
    const file = openSync(part, 'w', 0o600)
    try {
      return await work(text => void writeSync(file, text))
    } finally {
      closeSync(file)
    }
  })
}
