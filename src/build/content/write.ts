/** Writes the checked content as modules into `.content/`, where the site's code imports it from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Content } from '#site/pages/content.ts'
import type { Basis } from './company.ts'
import { sceneFiles, sceneName } from './files.ts'
import type { OwnLogo } from './logo.ts'
import { anchorsOf } from './map.ts'

const folder = '.content'

/** Pages that code leads to and that an owner may leave out: a link to one that is not there is not shown. */
const mayBeLeftOut = ['/careers', '/careers#open-positions', '/careers/apply', '/industries', '/services', '/support'] as const

/** Writes a file if it changed, so that watchers do not run without a change. */
function write(root: string, name: string, text: string) {
  const file = join(root, folder, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

const union = (values: readonly string[]) => (values.length > 0 ? values.map(value => `\n  | ${JSON.stringify(value)}`).join('') : ' never')

const isPlace = (link: string) => link.includes('#')

/** The addresses of the site as types: the compiler refuses a link in code to a page that is gone, but for those that may be. */
const pathTypes = ({ map }: Content) => `/** Written from \`data/pages/\` by \`npm run content\`. */

/** The path of a page whose address is fixed. */
export type StaticPath =${union([...new Set([...map.map(({ path }) => path), ...mayBeLeftOut.filter(link => !isPlace(link))])])}

/** A named place on one. */
export type AnchorPath =${union([...new Set([...map.flatMap(page => anchorsOf(page.path, { ...page })), ...mayBeLeftOut.filter(isPlace)])])}
`

/** All drawings: whatever has a file is one. */
const drawings = () => `/** Written from \`src/site/art/scenes/\` by \`npm run content\`. */
${sceneFiles()
  .map((file, at) => `import scene${at} from '#site/art/scenes/${file}'`)
  .join('\n')}

export const scenes = {
${sceneFiles()
  .map((file, at) => `  '${sceneName(file)}': scene${at},`)
  .join('\n')}
}
`

/** The paths of pages by their view, for the browser: of articles and case studies their folder tells. */
function viewPaths({ pages }: Content): Record<string, string[]> {
  const paths: Record<string, string[]> = {}
  for (const [path, { view }] of Object.entries(pages)) if (view !== 'article' && view !== 'caseStudy') paths[view] = [...(paths[view] ?? []), path]
  return paths
}

/** Where links in code lead to nothing: the pages that this owner has left out. */
function leftOut({ pages }: Content, founderPath: string): string[] {
  return [founderPath, ...mayBeLeftOut].filter(link => !((link.split('#')[0] ?? '') in pages))
}

/** The menus of the header that have pages, each with what their addresses begin with; one page is a link instead of a menu. */
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

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A file for each group of texts, so that a page loads no other; a group of groups is a folder. */
function writeTexts(root: string, path: string, texts: object) {
  const groups = Object.entries(texts)
  if (path === 'texts' || (isGroup(texts) && groups.every(([, value]) => isGroup(value))))
    for (const [name, value] of groups) writeTexts(root, `${path}/${name}`, value)
  else write(root, `${path}.json`, json(texts))
}

/** Writes what drawings and schemas need before the pages can be read. */
export function writeBasis(root: string, { claims, texts }: Basis) {
  write(root, 'claims.json', json(claims))
  writeTexts(root, 'texts', texts)
}

/** Writes the company's own logo, and what of it counts in one colour; an empty one where there is none. */
export const writeLogo = (root: string, { svg, shape }: OwnLogo) => write(root, 'logo.json', json({ svg, shape }))

/** Writes the checked content, and what follows from it for code and types. */
export function writeContent(root: string, content: Content, founderPath: string) {
  for (const [name, value] of Object.entries(content)) write(root, `${name}.json`, json(value))
  write(root, 'views.json', json(viewPaths(content)))
  write(root, 'left-out.json', json(leftOut(content, founderPath)))
  write(root, 'bar.json', json(barOf(content)))
  write(root, 'paths.ts', pathTypes(content))
  write(root, 'drawings.ts', drawings())
}

/** Writes what editors complete from. */
export function writeSchemas(root: string, schemas: Readonly<Record<string, unknown>>) {
  for (const [name, schema] of Object.entries(schemas)) write(root, `schemas/${name}.json`, json(schema))
}
