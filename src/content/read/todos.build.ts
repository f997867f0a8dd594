/** Finds what an owner has yet to look at: `TODO: phone number` (`npm run make-mine` writes them), days in the future, pages in no menu. */
import { buildTime } from '#build/env/build-time.ts'
import { type Fault, quoted } from './fault.build.ts'
import { filesIn, readText } from './files.build.ts'

/** The marker in the content of an owner's site, and what belongs there. It is not a note to developers. */
const marker = /TODO: ([^"'\n]+)/

/** The days of articles, case studies, jobs and the company that have been. */
const past = /\b(?:date|updated|published|posted|founded)"?: *["']?(\d{4}-\d{2}-\d{2})/

/** Returns a fault for each line of the content, starters aside, of which `faultOf` gets what a form finds there. */
const lineFaults = (root: string, form: RegExp, faultOf: (found: string) => Omit<Fault, 'file' | 'line'> | undefined): Fault[] =>
  filesIn(root, 'data')
    .filter(file => /\.(?:json|yaml|md)$/.test(file) && !file.startsWith('data/starters/'))
    .flatMap(file =>
      readText(root, file)
        .split('\n')
        .flatMap((line, at) => {
          const [, found] = form.exec(line) ?? []
          const fault = found && faultOf(found.trim())
          return fault ? { file, line: at + 1, ...fault } : []
        }),
    )

/** Returns a fault for each value that is to be filled in, with what belongs there. */
export const todoFaults = (root: string): Fault[] => lineFaults(root, marker, expected => ({ message: 'still to be filled in', expected }))

/** Returns a fault for each such day that has not begun anywhere on Earth. */
export function futureFaults(root: string, now = buildTime()): Fault[] {
  const today = new Date(now.getTime() + 14 * 3600_000).toISOString().slice(0, 10)
  return lineFaults(root, past, day =>
    day > today ? { message: 'a day in the future, which the next build shows at once', expected: `${today} at the latest`, found: quoted(day) } : undefined,
  )
}

/** Returns a remark for each service and industry that no menu names, from what `npm run content` has written. */
export function menuRemarks(root: string): Fault[] {
  const [menus, footer, map] = ['menus', 'footer', 'map'].map(name => readText(root, `.content/${name}.json`))
  const isNamed = (path: string) => [`"${path}"`, `"${path}#`].some(link => `${menus}${footer}`.includes(link))
  return (JSON.parse(map ?? '[]') as readonly { readonly path: string }[])
    .filter(({ path }) => /^\/(services|industries)\/[^/]+$/.test(path) && !isNamed(path))
    .map(({ path }) => ({
      file: `data/pages${path}.yaml`,
      message: 'no menu names this page',
      expected: `"${path}" in data/menus.yaml, if visitors are to find it there`,
    }))
}
