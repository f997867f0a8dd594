/** Finds what an owner has yet to look at: `TODO: phone number` (`npm run make-mine` writes them), days in the future, names that nothing else has. */
import { buildTime } from '#build/env/build-time.ts'
import { slugOf } from '#content/slug.ts'
import { type Fault, quoted, suggestionOf } from './fault.build.ts'
import { filesIn, readText } from './files.build.ts'
import { textsOf, valueAt, walk } from './source-file.build.ts'

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

const platforms = ['Facebook', 'GitHub', 'Instagram', 'LinkedIn', 'Mastodon', 'Pinterest', 'TikTok', 'WhatsApp', 'YouTube']

/** Returns a remark for each patch of a job or a team that there is not, each name that is almost another one, and each card of home that is no service. */
export function nameRemarks(root: string): Fault[] {
  const [jobs, teams, leaders, posts, pages] = ['data/jobs', 'data/teams', 'data/leadership', '.content/posts', '.content/pages'].map((name): unknown =>
    JSON.parse(readText(root, `${name}.json`)),
  )
  const all = (key: string, list: unknown) => [...walk(list)].flatMap(([path, value]) => (path[1] === key && path.length === 2 ? String(value) : []))
  const departments = all('title', teams)
  const sewn = [...all('id', jobs).map(id => `job-${id}`), ...[...departments, ...all('department', jobs)].map(name => `team-${slugOf(name)}`)]
  const likeAnother = (form: RegExp, names: readonly string[]) =>
    lineFaults(root, form, name => {
      const suggestion = names.includes(name) ? undefined : suggestionOf(name, names)
      return suggestion ? { message: 'a name that is almost another', found: quoted(name), suggestion } : undefined
    })
  return [
    ...lineFaults(root, /^ +((?:job|team)-[\w-]+):/, name =>
      sewn.includes(name) ? undefined : { message: `${name}: no such job or team, so that nothing shows this patch`, suggestion: suggestionOf(name, sewn) },
    ),
    ...likeAnother(/^author: *["']?(.*?)["']?$/, [...all('name', leaders), ...all('author', posts).filter((name, at, names) => names.indexOf(name) !== at)]),
    ...likeAnother(/^ *"department": *"(.*)"/, departments),
    ...likeAnother(/"platform": *"(.*?)"/, platforms),
    ...textsOf(valueAt(pages, ['/', 'words', 'services', 'cards']))
      .filter(([, card]) => !/^(?:service|subService)$/.test(String(valueAt(pages, [card, 'view']))))
      .map(([, card]) => ({ file: 'data/pages/index.yaml', message: `services.cards: ${card} is no service` })),
  ]
}
