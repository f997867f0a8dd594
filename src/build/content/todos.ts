/** Finds values that an owner has yet to fill in: `TODO: phone number` (`npm run make-mine` writes them). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { readText } from './files.ts'

/** The marker in the content of an owner's site, and what belongs there. It is not a note to developers. */
const value = /TODO: ([^"'\n]+)/

/** Whether a file is shown; starters are not. */
const isShown = (file: string) => /\.(?:json|yaml|md)$/.test(file) && !file.startsWith('data/starters/')

/** Returns a fault for each value, with file, line and what belongs there. */
export function todoFaults(root: string): Fault[] {
  const files = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' }).map(file => `data/${file.replaceAll('\\', '/')}`)
  return files
    .filter(isShown)
    .sort()
    .flatMap(file =>
      readText(root, file)
        .split('\n')
        .flatMap((line, at) => {
          const [, expected] = value.exec(line) ?? []
          return expected ? [{ file, line: at + 1, message: 'still to be filled in', expected: expected.trim() }] : []
        }),
    )
}
