import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Terminal } from './terminal.ts'

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
  { write }: Terminal,
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
