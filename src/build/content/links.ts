/** Links in Markdown and in the lists of the API: schemas check those of pages. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer, walkTokens } from 'marked'
import type { Fault } from './fault.ts'
import { quoted } from './fault.ts'
import { collecting, readText } from './files.ts'
import { parseJson } from './json.ts'
import { nearest } from './nearest.ts'
import type { Source } from './source.ts'
import { textsOf } from './source-file.ts'

/** Files that the build writes beside the pages. */
const written = /^\/[\w-]+\.(?:xml|json|svg|txt)$/

/** Addresses that lead to no page of this site, and places on the same page. */
const elsewhere = /^(?:https:\/\/|mailto:|tel:|#)/

/** The addresses of a site. */
interface Known {
  readonly has: (path: string) => boolean
  /** The page that took a former address over, else the most similar one. */
  readonly closeTo: (path: string) => string | undefined
}

const brokenLink = (path: string, known: Known) => {
  const close = known.closeTo(path)
  return { message: `a link to ${quoted(path)}, where there is no page`, ...(close && { suggestion: quoted(close) }) }
}

/** The JSON files of a folder that can be parsed; what is wrong with the others is reported elsewhere. */
const jsonFiles = (root: string) =>
  collecting(
    readdirSync(join(root, 'data')).filter(name => name.endsWith('.json')),
    [],
    name => parseJson(`data/${name}`, readText(root, `data/${name}`)),
  )

/** The pages of jobs. */
export const jobPaths = (root: string): string[] =>
  jsonFiles(root)
    .filter(({ file }) => file === 'data/jobs.json')
    .flatMap(({ data }) => (Array.isArray(data) ? data.map(({ id }: { readonly id: unknown }) => `/careers/${id}`) : []))

/** Links of the API's lists, such as that of a product to its page. */
const listFaults = (root: string, known: Known): Fault[] =>
  jsonFiles(root)
    .filter(({ file }) => file !== 'data/company.json')
    .flatMap(({ data, fault }) =>
      [...textsOf(data)].flatMap(([path, text]) => {
        const [, link = ''] = /^(\/[a-z0-9/-]+)(?:[#?]\S*)?$/.exec(text) ?? []
        if (link === '' || known.has(link)) return []
        const { message, ...more } = brokenLink(link, known)
        return fault(path, message, more)
      }),
    )

/** Every link of a Markdown text, also one whose address is at its end. */
function hrefsIn(markdown: string): ReadonlySet<string> {
  const hrefs = new Set<string>()
  walkTokens(new Lexer().lex(markdown), token => {
    if (token.type === 'link') hrefs.add(String(token.href))
  })
  return hrefs
}

function markdownFault({ file, markdown = '', markdownLine = 1 }: Source, href: string, known: Known): Fault[] {
  const [path = ''] = href.split(/[#?]/)
  if (elsewhere.test(href) || known.has(path)) return []
  const line = markdownLine + markdown.slice(0, markdown.indexOf(href)).split('\n').length - 1
  if (href.startsWith('/')) return [{ file, line, ...brokenLink(path, known) }]
  return [{ file, line, message: `not an address: ${quoted(href)}`, expected: 'one that begins with / for a page of this site, or with https://' }]
}

const markdownFaults = (pages: readonly { readonly source: Source }[], known: Known): Fault[] =>
  pages.flatMap(({ source }) => [...hrefsIn(source.markdown ?? '')].flatMap(href => markdownFault(source, href, known)))

/** Links to pages that do not exist; `aliases` are former addresses with their pages. What links name on a page is checked in the finished HTML. */
export function linkFaults(
  root: string,
  pages: readonly { readonly source: Source }[],
  addresses: ReadonlySet<string>,
  aliases: ReadonlyMap<string, string>,
): Fault[] {
  const known: Known = {
    has: path => addresses.has(path) || written.test(path) || existsSync(join(root, 'public', path)),
    closeTo: path => aliases.get(path) ?? nearest(path, addresses),
  }
  return [...markdownFaults(pages, known), ...listFaults(root, known)]
}
