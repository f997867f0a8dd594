/** Finds what an owner has yet to look at: `TODO: phone number` (`npm run make-mine` writes them), days in the future, names that nothing else has. */
import { buildTime } from '#build/env/build-time.ts'
import { slugOf } from '#content/slug.ts'
import { type Fault, nearest, quoted, suggestionOf } from './fault.build.ts'
import { filesIn, readText } from './files.build.ts'
import { textsOf, valueAt } from './source-file.build.ts'

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

type Entries = readonly Readonly<Record<string, string>>[]

/** Returns a remark for the patch of a job or a team that there is not, for an author with one article whose name is like another's, and for a card of home that is no service. */
export function nameRemarks(root: string): Fault[] {
  const [jobs = [], teams = [], leaders = [], posts = []] = ['data/jobs', 'data/teams', 'data/leadership', '.content/posts'].map(
    name => JSON.parse(readText(root, `${name}.json`)) as Entries,
  )
  const pages: unknown = JSON.parse(readText(root, '.content/pages.json'))
  const teamOf = (name = '') => `team-${slugOf(name)}`
  const sewn = [...jobs.flatMap(({ id, department }) => [`job-${id}`, teamOf(department)]), ...teams.map(({ title }) => teamOf(title))]
  const written = posts.flatMap(({ author = '' }) => author)
  const people = [...leaders.flatMap(({ name = '' }) => name), ...written.filter((name, at) => written.indexOf(name) !== at)]
  const cards = valueAt(pages, ['/', 'words', 'services', 'cards'])
  return [
    ...lineFaults(root, /^ +((?:job|team)-[\w-]+):/, name =>
      sewn.includes(name) ? undefined : { message: `${name}: no such job or team, so that nothing shows this patch`, suggestion: suggestionOf(name, sewn) },
    ),
    ...lineFaults(root, /^author: *["']?(.*?)["']?$/, name =>
      people.includes(name) || !nearest(name, people)
        ? undefined
        : { message: 'an author with one article', found: quoted(name), suggestion: suggestionOf(name, people) },
    ),
    ...textsOf(cards)
      .filter(([, card]) => !/^(?:service|subService)$/.test(String(valueAt(pages, [card, 'view']))))
      .map(([, card]) => ({ file: 'data/pages/index.yaml', message: `services.cards: ${card} is no service` })),
  ]
}
