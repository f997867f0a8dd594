import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { filesBelow } from '#build/emit/files.ts'
import packageFile from '../../package.json' with { type: 'json' }

const sources = [
  'src',
  'data',
  'mock-api',
  'server',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'uno.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
  'tsconfig.service-worker.json',
]

/** Copies the project to a temporary folder, and links the installed packages. The caller removes it. */
export function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Replaces a text in one file of a copy. Throws when the file does not contain it. */
export function edit(folder: string, file: string, from: string | RegExp, to: string) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.replace(from, '') === text) throw new Error(`${file} has no '${from}': choose another text to change`)
  writeFileSync(path, text.replace(from, to))
}

/** Writes all texts of `data/` as an editor on Windows does: with a byte order mark, and with its line ends. */
export function writeAsOnWindows(folder: string) {
  for (const file of filesBelow(join(folder, 'data')).filter(name => /\.(json|yaml|md|svg)$/.test(name))) {
    const path = join(folder, 'data', file)
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`)
  }
}

/** The time when dist/ was built, in whole seconds. Pages contain the date of the build, and tests may run past midnight. */
export const builtAt = () => String(Math.floor(statSync('dist/index.html').mtimeMs / 1000))

/** What Node runs for `npm run build`. */
export const buildArguments = packageFile.scripts.build.split(' ').slice(1)

/** Builds the site of a folder with the time of the build of dist/. Returns the exit status and the output. */
export const buildIn = (folder: string, variables: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, buildArguments, {
    cwd: folder,
    encoding: 'utf8',
    env: { SOURCE_DATE_EPOCH: builtAt(), ...process.env, NODE_ENV: '', ...variables },
  })

/** Whether a file is compressed: by chance its bytes spell any word of less than six letters. */
export const isPacked = (file: string) => /\.(png|webp|avif|jpg|ico|woff2|br|gz)$/.test(file)

/** Returns the hash of every file below a folder, by path. */
export const hashes = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map(file => {
      const hash = createHash('sha256').update(readFileSync(join(folder, file)))
      return [`/${file}`, hash.digest('hex')] as const
    }),
  )

export const addedService = '/services/green-hosting'

/** Adds a service before all others, so that the index of every other page in the site map changes. */
export function addService(folder: string) {
  const words = (name: string) => join(folder, `data/pages/services/${name}.yaml`)
  const text = readFileSync(words('it-consulting'), 'utf8')
  const changed = text
    .replace(/^label: .*/m, 'label: Green hosting')
    .replace(/^blurb: .*/m, 'blurb: Servers that run on sun and wind.')
    .replace(/^order: .*/m, 'order: 0')
    .replace(/^aliases:\n(?: {2}- .*\n)+/m, '')
    .replace(/^title: .* \|/m, 'title: Green hosting services |')
    .replace(
      /^description: .*/m,
      'description: Green hosting on servers that run on sun and wind, with the source of their electricity for every hour of the year.',
    )
    .replace(/^headline: .*/m, 'headline: Green hosting')
    // Each story has a chart of its own, by its id.
    .replace(/^ {4}- id: /gm, '    - id: green-')
  writeFileSync(words('green-hosting'), changed)
  const menus = join(folder, 'data/menus.yaml')
  const first = '        - /services/web-development\n'
  writeFileSync(menus, readFileSync(menus, 'utf8').replace(first, `${first}        - ${addedService}\n`))
}
