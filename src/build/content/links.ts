/** Checks links in Markdown and in the API's lists, and the addresses of pictures. Schemas check the links of pages. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Lexer, walkTokens } from 'marked'
import type { Fault } from './fault.ts'
import { quoted } from './fault.ts'
import { collecting, readText } from './files.ts'
import { parseJson } from './json.ts'
import { markdownFaults } from './markdown-faults.ts'
import { nearest } from './nearest.ts'
import type { Source } from './source.ts'
import { type SourceFile, textsOf, valueAt } from './source-file.ts'

/** Files that the build writes besides the pages. */
const written = /^\/[\w-]+\.(?:xml|json|svg|txt)$/

/** URLs outside this site, and anchors on the same page. */
const elsewhere = /^(?:https:\/\/|mailto:|tel:|#)/

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The addresses of a site. */
interface Known {
  readonly has: (path: string) => boolean
  /** Returns the page that replaced a former path, else the most similar path. */
  readonly closeTo: (path: string) => string | undefined
}

/** Matches an e-mail or a telephone link without its address or number. A placeholder may stand for either. */
const unreachable = /^mailto:(?!.*(?:\S@\S|\{\{))|^tel:(?!.*(?:\d|\{\{))/

const unreachableWords = { message: 'no address to write to or number to call', expected: 'mailto:name@example.com or tel:+15550100' }

const brokenLink = (path: string, known: Known) => {
  const close = known.closeTo(path)
  return { message: `a link to ${quoted(path)}, where there is no page`, ...(close && { suggestion: quoted(close) }) }
}

/** Returns the JSON files of `data/` that can be parsed. `data-files.ts` reports the faults of the others. */
const jsonFiles = (root: string) =>
  collecting(
    readdirSync(join(root, 'data')).filter(name => name.endsWith('.json')),
    [],
    name => parseJson(`data/${name}`, readText(root, `data/${name}`)),
  )

/** Returns the paths of the job pages. */
export const jobPaths = (root: string): string[] =>
  jsonFiles(root)
    .filter(({ file }) => file === 'data/jobs.json')
    .flatMap(({ data }) => (Array.isArray(data) ? data.map(job => `/careers/${valueAt(job, ['id'])}`) : []))

/** Returns the faults of links in the API's lists, such as the link of a product to its page. */
const listFaults = (root: string, known: Known): Fault[] =>
  jsonFiles(root)
    .filter(({ file }) => file !== 'data/company.json')
    .flatMap(({ data, fault }) =>
      [...textsOf(data)].flatMap(([path, text]) => {
        if (unreachable.test(text)) return fault(path, unreachableWords.message, { expected: unreachableWords.expected, found: quoted(text) })
        const [, link = ''] = /^(\/[a-z0-9/-]+)(?:[#?]\S*)?$/.exec(text) ?? []
        if (link === '' || known.has(link)) return []
        const { message, ...more } = brokenLink(link, known)
        return fault(path, message, more)
      }),
    )

/** The paths of the files that the site has as they are, and the icon that the build draws. */
const picturePaths = (root: string): ReadonlySet<string> => {
  const folder = join(root, 'public')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => !entry.isDirectory()) : []
  return new Set(['/favicon.svg', ...files.map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)])
}

/** Returns the faults of pictures that are no file of this site. */
function pictureFaults(root: string, files: readonly SourceFile[]): Fault[] {
  const paths = picturePaths(root)
  return files.flatMap(({ data, fault }) =>
    textsOf(data).flatMap(([path, text]) => {
      if (path.at(-1) !== 'imageUrl' || paths.has(text)) return []
      const close = nearest(text, paths)
      return fault(path, 'no picture of this site, and the security policy blocks those of others', {
        expected: 'a file: put it into data/photos/ and name it in "photo", or into public/images/ and write "/images/..."',
        found: quoted(text),
        suggestion: close && quoted(close),
      })
    }),
  )
}

/** Returns the URLs of all links in a Markdown text, including reference links. */
function hrefsIn(markdown: string): ReadonlySet<string> {
  const hrefs = new Set<string>()
  walkTokens(new Lexer().lex(markdown), token => {
    if (token.type === 'link') hrefs.add(String(token.href))
  })
  return hrefs
}

function markdownFault({ file, markdown = '', markdownLine = 1 }: Source, href: string, known: Known): Fault[] {
  const [path = ''] = href.split(/[#?]/)
  const line = markdownLine + markdown.slice(0, markdown.indexOf(href)).split('\n').length - 1
  if (unreachable.test(href)) return [{ file, line, ...unreachableWords, found: quoted(href) }]
  if (href === '' || elsewhere.test(href) || known.has(path)) return []
  if (href.startsWith('/')) return [{ file, line, ...brokenLink(path, known) }]
  return [{ file, line, message: `not an address: ${quoted(href)}`, expected: 'one that begins with / for a page of this site, or with https://' }]
}

const markdownLinkFaults = (pages: readonly { readonly source: Source }[], known: Known): Fault[] =>
  pages.flatMap(({ source }) => [...hrefsIn(source.markdown ?? '')].flatMap(href => markdownFault(source, href, known)))

/**
 * Returns the faults of links to pages that do not exist, and of such pictures. `aliases` maps former paths to their pages.
 * The crawl of the finished HTML checks anchors.
 */
export function linkFaults(
  root: string,
  pages: readonly { readonly source: Source }[],
  addresses: ReadonlySet<string>,
  aliases: ReadonlyMap<string, string>,
): Fault[] {
  const known: Known = {
    has: path => addresses.has(path) || written.test(path) || isFile(join(root, 'public', path)),
    closeTo: path => aliases.get(path) ?? nearest(path, addresses),
  }
  const files = [...jsonFiles(root), ...pages.map(({ source }) => source)]
  return [
    ...pages.flatMap(({ source }) => markdownFaults(source)),
    ...markdownLinkFaults(pages, known),
    ...listFaults(root, known),
    ...pictureFaults(root, files),
  ]
}
