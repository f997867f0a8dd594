/** Writes the checked content as modules into `.content/`, where the site's code imports it from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Content } from '#content/schema/content.ts'
import type { Basis } from './company.build.ts'
import { anchorsOf, isArticle } from './map.build.ts'

const folder = '.content'

/** Pages that code links to and that an owner may leave out. A link to a missing one is not shown. */
const mayBeLeftOut = ['/careers', '/careers#open-positions', '/careers/apply', '/industries', '/services', '/support'] as const

/** Writes a value as JSON, or code, if it changed, so that watchers do not run without a change. */
export function write(root: string, name: string, value: unknown) {
  const file = join(root, folder, name)
  const text = name.endsWith('.ts') ? String(value) : `${JSON.stringify(value, null, 1)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const union = (values: readonly string[]) => (values.length > 0 ? values.map(value => `\n  | ${JSON.stringify(value)}`).join('') : ' never')

const isPlace = (link: string) => link.includes('#')

/**
 * Returns the paths of the site as types. The compiler refuses links in code to missing pages, except those in
 * `mayBeLeftOut`.
 */
const pathTypes = ({ map }: Content) => `/** Written from \`data/pages/\` by \`npm run content\`. */

/** The path of a page whose address is fixed. */
export type StaticPath =${union([...new Set([...map.map(({ path }) => path), ...mayBeLeftOut.filter(link => !isPlace(link))])])}

/** A named place on one. */
export type AnchorPath =${union([...new Set([...map.flatMap(page => anchorsOf(page.path, { ...page })), ...mayBeLeftOut.filter(isPlace)])])}
`

/**
 * Returns the header menus that have pages, each with the first path segments of its links. A menu with one page becomes a
 * link, except `solutions`.
 */
function barOf({ menus, map }: Content) {
  const { industries, company, resources } = menus
  const solutions = menus.solutions.flatMap(({ items }) => items)
  return Object.entries({ industries, solutions, company, resources })
    .filter(([, links]) => links.length > 0)
    .map(([id, links]) => {
      const [only, more] = id === 'solutions' ? [] : links
      const label = only && !more && map.find(({ path }) => path === only)?.label
      return { id, leadsTo: [...new Set(links.map(link => link.split(/[/#]/)[1] ?? ''))], ...(label && { only: { path: only, label } }) }
    })
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Writes a file for each group of texts, so that a page loads no other. A group of groups is a folder. */
function writeTexts(root: string, path: string, texts: object) {
  if (path !== 'texts' && !(isGroup(texts) && Object.values(texts).every(isGroup))) return write(root, `${path}.json`, texts)
  for (const [name, value] of Object.entries(texts)) writeTexts(root, `${path}/${name}`, value)
}

/** Writes the claims and texts, which drawings and schemas need before the pages can be read. */
export function writeBasis(root: string, { claims, texts, locale }: Basis) {
  write(root, 'claims.json', claims)
  write(root, 'workday.json', { ...claims.workday, zoneInWords: claims.zoneInWords })
  write(root, 'locale.json', locale)
  writeTexts(root, 'texts', texts)
}

/** Writes the checked content, and the code and types that follow from it. */
export function writeContent(root: string, content: Content, founderPath: string) {
  for (const [name, value] of Object.entries(content)) write(root, `${name}.json`, value)
  const pages = Object.entries(content.pages)
  // Paths by view, for the browser. The folder of articles and case studies determines their view.
  const views = [...new Set(pages.map(([, { view }]) => view))].filter(view => !isArticle(view))
  write(root, 'views.json', Object.fromEntries(views.map(view => [view, pages.flatMap(([path, page]) => (page.view === view ? [path] : []))])))
  // The links in code whose pages this owner has left out.
  write(
    root,
    'left-out.json',
    [founderPath, ...mayBeLeftOut].filter(link => !((link.split('#')[0] ?? '') in content.pages)),
  )
  write(root, 'bar.json', barOf(content))
  write(root, 'paths.ts', pathTypes(content))
}
