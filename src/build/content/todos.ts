/** Values that an owner has yet to fill in: `TODO: phone number` (`npm run make-mine` writes them). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { readText } from './files.ts'

/** The mark in the content of an owner's site, and what belongs there. It is no note to a developer. */
const value = /TODO: ([^"'\n]+)/

/** Starters are not shown. */
const isShown = (file: string) => /\.(?:json|yaml|md)$/.test(file) && !file.startsWith('data/starters/')

/** Each with its file, its line and what belongs there. */
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
