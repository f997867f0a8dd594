/** Finds what an owner has yet to look at: `TODO: phone number` (`npm run make-mine` writes them), and days in the future. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildTime } from '#build/env/build-time.ts'
import { type Fault, quoted } from './fault.build.ts'
import { readText } from './files.build.ts'

/** The marker in the content of an owner's site, and what belongs there. It is not a note to developers. */
const value = /TODO: ([^"'\n]+)/

/** Whether a file is shown; starters are not. */
const isShown = (file: string) => /\.(?:json|yaml|md)$/.test(file) && !file.startsWith('data/starters/')

/** The days of articles, case studies, jobs and the company that have been. */
const past = /\b(?:date|updated|published|posted|founded)"?: *["']?(\d{4}-\d{2}-\d{2})/

/** Returns a fault for each line of the content that `faultOf` finds one in, with file and line. */
function lineFaults(root: string, faultOf: (line: string) => Omit<Fault, 'file' | 'line'> | undefined): Fault[] {
  const files = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' }).map(file => `data/${file.replaceAll('\\', '/')}`)
  return files
    .filter(isShown)
    .sort()
    .flatMap(file =>
      readText(root, file)
        .split('\n')
        .flatMap((line, at) => {
          const fault = faultOf(line)
          return fault ? { file, line: at + 1, ...fault } : []
        }),
    )
}

/** Returns a fault for each value that is to be filled in, with what belongs there. */
export const todoFaults = (root: string): Fault[] =>
  lineFaults(root, line => {
    const [, expected] = value.exec(line) ?? []
    return expected ? { message: 'still to be filled in', expected: expected.trim() } : undefined
  })

/** Returns a fault for each such day that has not begun anywhere on Earth. */
export function futureFaults(root: string, now = buildTime()): Fault[] {
  const today = new Date(now.getTime() + 14 * 3600_000).toISOString().slice(0, 10)
  return lineFaults(root, line => {
    const [, day = ''] = past.exec(line) ?? []
    return day > today
      ? { message: 'a day in the future, which the next build shows at once', expected: `${today} at the latest`, found: quoted(day) }
      : undefined
  })
}
