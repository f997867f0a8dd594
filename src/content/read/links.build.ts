/** Checks links in Markdown and in the API's lists, and the addresses of pictures. Schemas check the links of pages. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Lexer, walkTokens } from 'marked'
import type { Fault } from './fault.build.ts'
import { quoted } from './fault.build.ts'
import { markdownFaults } from './markdown-faults.build.ts'
import { nearest } from './nearest.build.ts'
import type { Source } from './source.build.ts'
import { type SourceFile, textsOf, valueAt } from './source-file.build.ts'

/** Files that the build writes besides the pages. */
const written = /^\/[\w-]+\.(?:xml|json|svg|txt)$/

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The addresses that links may have. */
export interface Addresses {
  /** The pages, and their named anchors. */
  readonly addresses: ReadonlySet<string>
  /** Former paths, each with its page. */
  readonly aliases: ReadonlyMap<string, string>
  readonly isOutbound: (url: URL) => boolean
  /** The domain of this site, without `www`. */
  readonly domain: string
}

interface Known extends Addresses {
  readonly has: (path: string) => boolean
}

interface Owned {
  readonly siteUrl: string
  readonly social: readonly { readonly url: string }[]
  readonly map?: { readonly link: string } | undefined
}

/** Returns whether pages may link to a URL: its domain, or one above it, is the company's or one of `domains`. */
export function outboundDomains({ siteUrl, social, map }: Owned, domains: readonly string[]) {
  const own = [siteUrl, ...social.map(({ url }) => url), ...(map ? [map.link] : [])]
  const all = [...own.map(url => new URL(url).hostname.replace(/^www\./, '')), ...domains]
  return ({ hostname }: URL) => all.some(domain => hostname === domain || hostname.endsWith(`.${domain}`))
}

type Words = Pick<Fault, 'message' | 'expected' | 'found' | 'suggestion'>

/** Matches an e-mail or a telephone link without its address or number. A placeholder may stand for either. */
const unreachable = /^mailto:(?!.*(?:\S@\S|\{\{))|^tel:(?!.*(?:\d|\{\{))/

/** Returns what is wrong with a link on a page. */
function linkWords(href: string, known: Known): Words | undefined {
  if (unreachable.test(href))
    return { message: 'no address to write to or number to call', expected: 'mailto:name@example.com or tel:+15550100', found: quoted(href) }
  if (/^https:\/\//.test(href)) {
    if (!URL.canParse(href)) return undefined
    const { hostname, pathname, search, hash } = new URL(href)
    if (hostname.replace(/^www\./, '') === known.domain)
      return { message: 'a link to this site with its domain', expected: quoted(`${pathname}${search}${hash}`), found: quoted(href) }
    if (known.isOutbound(new URL(href))) return undefined
    return {
      message: `a link to another site, ${quoted(new URL(href).hostname)}`,
      expected: 'one that data/outbound-domains.yaml has: check the link, and add its domain there',
    }
  }
  const [path = ''] = href.split(/[?#]/)
  // The crawl of the finished site finds links to missing places on a page.
  if (path === '' || /^(?:mailto|tel):/.test(href) || known.has(path)) return undefined
  if (!href.startsWith('/')) return { message: `not an address: ${quoted(href)}`, expected: 'one that begins with / for a page of this site, or with https://' }
  const close = known.aliases.get(path) ?? nearest(path, known.addresses)
  return { message: `a link to ${quoted(path)}, where there is no page`, ...(close && { suggestion: quoted(close) }) }
}

/** Returns the paths of the job pages. */
export const jobPaths = (lists: readonly SourceFile[]): string[] =>
  lists.filter(({ file }) => file === 'data/jobs.json').flatMap(({ data }) => (Array.isArray(data) ? data.map(job => `/careers/${valueAt(job, ['id'])}`) : []))

/** Returns the faults of links in the API's lists, such as the link of a product to its page. */
const listFaults = (lists: readonly SourceFile[], known: Known): Fault[] =>
  lists
    .filter(({ file }) => file !== 'data/company.json')
    .flatMap(({ data, fault }) =>
      textsOf(data).flatMap(([path, text]) => {
        const isLink = path.at(-1) !== 'imageUrl' && /^(?:\/[a-z0-9/-]+(?:[#?]\S*)?|(?:https|mailto|tel):\S*)$/.test(text)
        const { message = '', ...more } = (isLink && linkWords(text, known)) || {}
        return message ? fault(path, message, more) : []
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

/** Returns the URLs of all links in a Markdown text, including reference links, each as it is first written. */
function hrefsIn(markdown: string): ReadonlyMap<string, string> {
  const hrefs = new Map<string, string>()
  walkTokens(new Lexer().lex(markdown), token => {
    if (token.type === 'link' && !hrefs.has(token.href)) hrefs.set(token.href, token.raw)
  })
  return hrefs
}

function markdownLinkFaults({ source }: Linking, known: Known): Fault[] {
  const { file, markdown = '', markdownLine = 1 } = source
  return [...hrefsIn(markdown)].flatMap(([href, raw]) => {
    const words = linkWords(href, known)
    // Markdown adds a scheme to a bare address.
    const written = markdown.includes(href) ? href : raw
    const line = markdownLine + markdown.slice(0, markdown.indexOf(written)).split('\n').length - 1
    return words ? { file, line, ...words } : []
  })
}

/** A page with links. */
interface Linking {
  readonly source: Source
}

/** Returns the faults of links in Markdown and in lists, and of pictures. */
export function linkFaults(root: string, pages: readonly Linking[], lists: readonly SourceFile[], addresses: Addresses): Fault[] {
  const has = (path: string) => addresses.addresses.has(path) || written.test(path) || isFile(join(root, 'public', path))
  const known: Known = { ...addresses, has }
  return [
    ...pages.flatMap(({ source }) => markdownFaults(source)),
    ...pages.flatMap(page => markdownLinkFaults(page, known)),
    ...listFaults(lists, known),
    ...pictureFaults(root, [...lists, ...pages.map(({ source }) => source)]),
  ]
}
