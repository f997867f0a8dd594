/** Import rules that `npm run check` enforces: between folders, and for libraries that only one folder may import. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '#build/content/fault.ts'
import { filesBelow } from './files-below.ts'

interface Row {
  readonly folder: string
  /** Folders that it may import, as written after `#`. It may always import itself, `data/` and `.content/`. */
  readonly imports: readonly string[]
  /** Exceptions from `imports`. */
  readonly not?: readonly string[]
}

/** A row may import only the rows above it. The row with the longest matching folder applies to a file. */
export const rows: readonly Row[] = [
  { folder: 'src/site', imports: [] },
  { folder: 'src/search', imports: ['site'], not: ['site/pages'] },
  { folder: 'src/api', imports: ['site'], not: ['site/pages'] },
  { folder: 'src/offline', imports: ['api', 'site'], not: ['site/pages'] },
  { folder: 'src/offline/outbox', imports: ['api', 'offline'] },
  { folder: 'src/offline/worker', imports: ['api', 'offline'] },
  { folder: 'src/web', imports: ['site', 'search', 'api', 'offline'], not: ['offline/worker'] },
  { folder: 'src/web/ui', imports: ['site'], not: ['site/pages'] },
  { folder: 'src/web/toasts', imports: ['site', 'web/ui'], not: ['site/pages'] },
  { folder: 'src/web/lists', imports: ['site', 'api', 'web/ui'], not: ['site/pages'] },
  { folder: 'src/web/search', imports: ['site', 'search', 'api', 'web/ui'], not: ['site/pages'] },
  { folder: 'src/web/dialogs', imports: ['site', 'search', 'web/ui', 'web/search'], not: ['site/pages'] },
  { folder: 'src/web/forms', imports: ['site', 'api', 'offline', 'web/ui', 'web/toasts'], not: ['offline/worker'] },
  {
    folder: 'src/web/offline',
    imports: ['site', 'api', 'offline', 'web/ui', 'web/toasts', 'web/dialogs'],
    not: ['site/pages', 'offline/worker'],
  },
  { folder: 'src/web/sections', imports: ['site', 'api', 'web/ui', 'web/lists'] },
  { folder: 'src/web/templates', imports: ['site', 'api', 'web/ui', 'web/lists', 'web/sections', 'web/forms'] },
  {
    folder: 'src/web/pages',
    imports: ['site', 'api', 'web/ui', 'web/lists', 'web/sections', 'web/forms', 'web/templates', 'web/search', 'web/offline'],
  },
  { folder: 'src/build', imports: ['site', 'search', 'api', 'offline', 'web'], not: ['offline/worker'] },
  { folder: 'src/build/charts', imports: ['site', 'build'] },
  { folder: 'server', imports: ['site', 'api'], not: ['site/pages'] },
  { folder: 'server/storage', imports: ['site', 'api'], not: ['site/pages'] },
  { folder: 'server/mail', imports: ['site', 'api', 'server/storage'], not: ['site/pages'] },
  { folder: 'mock-api', imports: ['site', 'api', 'server'], not: ['site/pages'] },
]

/** Libraries that only one folder may import, and the error message in other folders. */
export const doors: readonly { readonly modules: readonly string[]; readonly folder?: string; readonly message: string }[] = [
  {
    modules: ['@headlessui/react'],
    folder: 'src/web/dialogs',
    message: 'Dialogs come from #web/dialogs/, the only door to Headless UI: it is 40 kB, and loads when one is opened.',
  },
  { modules: ['stemmer'], folder: 'src/search', message: 'Words are compared by #search/words.ts, the only door to the stemmer.' },
  { modules: ['ky'], folder: 'src/api', message: 'Data comes through #api/client.ts, the only door to ky.' },
  {
    modules: ['react-hot-toast', 'react-hot-toast/headless'],
    folder: 'src/web/toasts',
    message: 'Notifications come from #web/toasts/toast.ts, the only door to the toast library.',
  },
  {
    modules: ['kysely', 'libsql', 'pg'],
    folder: 'server/storage',
    message: 'Databases are spoken to by #server/storage/, the only door to Kysely and its drivers.',
  },
  {
    modules: ['d3-geo', 'd3-scale', 'topojson-client'],
    folder: 'src/build/charts',
    message: 'Charts are drawn in #build/charts/ when the site is built, the only door to d3: no browser gets any of it.',
  },
  { modules: ['nodemailer'], folder: 'server/mail', message: 'Mail goes out through #server/mail/, the only door to nodemailer.' },
]

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The row of a file. Files without a row, such as tests and scripts, may import anything. */
const rowOf = (file: string) => rows.filter(({ folder }) => inside(file, folder)).toSorted((a, b) => b.folder.length - a.folder.length)[0]

/** The error message for an import; `undefined` when it is allowed. */
export function importFault(file: string, module: string): string | undefined {
  const row = rowOf(file)
  if (!row) return
  if (module.startsWith('../')) return 'Leave the folder by its # name: ../ hides which folders depend on which.'
  const door = doors.find(({ modules }) => modules.includes(module))
  if (door) return door.folder && inside(file, door.folder) ? undefined : door.message
  if (!module.startsWith('#')) return
  const target = module.slice(1)
  const { folder, imports, not = [] } = row
  const own = inside(target, folder.replace(/^src\//, ''))
  const shared = inside(target, 'content') || inside(target, 'data')
  const allowed = imports.some(name => inside(target, name)) && !not.some(name => inside(target, name))
  if (own || shared || allowed) return
  const exceptions = not.length > 0 ? `, and not ${not.join(', ')}` : ''
  return `${folder} may import only ${imports.join(', ') || 'its own files'}${exceptions}: see scripts/import-rules.ts`
}

const sources = (root: string) =>
  ['src', 'server', 'mock-api'].flatMap(folder =>
    filesBelow(join(root, folder))
      .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map(name => `${folder}/${name}`),
  )

/** Matches `from '…'`, `import '…'` and `import('…')` as the formatter writes them. */
const imported = /\b(?:from|import) ?\(?'([^']+)'/g

/** Finds the static and dynamic imports of a file that break a rule. */
export function importFaults(file: string, text: string): Fault[] {
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(imported)].flatMap(({ 1: module = '', index }) => {
      const message = importFault(file, module)
      return message ? [{ file, line: at + 1, column: index + 1, message }] : []
    }),
  )
}

export const allImportFaults = (root = '.'): Fault[] => sources(root).flatMap(file => importFaults(file, readFileSync(join(root, file), 'utf8')))
