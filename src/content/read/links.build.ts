/** Checks Markdown, links in it and in the API's lists, and the addresses of pictures. Schemas check the links of pages. */
import { Marked, type Token, type Tokens } from 'marked'
import footnotes from 'marked-footnote'
import type { Company } from '#content/company-values.ts'
import type { SchemaContext } from '#content/schema/schema-context.ts'
import { contactIcons, teamIcons } from '#ui/list-icons.ts'
import { anyOf, type Fault, nearest, quoted, suggestionOf } from './fault.build.ts'
import { filesIn } from './files.build.ts'
import type { Source } from './source.build.ts'
import { type SourceFile, textsOf, valueAt } from './source-file.build.ts'

/** Where a mistake is in the source of its part of the text, what is wrong, and what is expected. */
type Slip = readonly [at: number, message: string, expected: string, suggestion?: string | undefined]

/** A line that its author meant as an entry of a list. */
const entry = /^(?:•|-(?=\p{L})|\d{1,2}[.)](?=\p{L})|\*(?=\p{L})(?!.*\*))/mu

/** What is left of a mistake in the text that is shown. A sign that is meant has a backslash before it. */
const leftOver: readonly (readonly [form: RegExp, message: string, expected: string])[] = [
  [/\[[^\]]*\]?\s?\((?=\/|#|https?:|mailto:|tel:|chart:)/, 'a link that is not closed, or has a space', '[words](/address)'],
  [/\]\[|\[\[/, 'a link without its address', '[words](/address)'],
  [/\)\[(?=\/|https?:|mailto:|tel:)/, 'a link whose brackets are the other way round', '[words](/address)'],
  [/&(?:shy|ZeroWidthSpace|NoBreak|#0*(?:173|8203|823[2-8]|829[4-7]|8288)|#x0*(?:ad|200b|202[89a-e]|206[06-9]|feff));/i, 'an invisible character', 'none'],
  [/\[\^[^\]\s]+\]/, 'a footnote without its words', 'a line [^1]: words, with the same number'],
  [/\*\*/, 'bold that is opened and not closed', '**words**, without a space inside the stars'],
  [/`/, 'code that is opened and not closed', '`words`'],
  [/^\|.*\|$/m, 'a table whose second line does not fit the first', 'a line like | - | - |, with as many cells as the first'],
  [/^#{2,6}[^\s#]/, 'a heading without a space', '## Words'],
  [/^#{7}/, 'a heading on a level that there is not', '## Words'],
]

const cellsOf = (row: string) => row.replace(/^\s*\||(?<!\\)\|\s*$/g, '').split(/(?<!\\)\|/).length

/** Returns where the first row of a table is that has not as many cells as its head: the parser would drop some, or add empty ones. */
function unevenRow({ raw, header }: Tokens.Table): number {
  const rows = raw.trimEnd().split('\n')
  const at = rows.findIndex(row => cellsOf(row) !== header.length)
  return at < 0 ? -1 : rows.slice(0, at).join('\n').length + 1
}

const hasWords = (tokens: readonly Token[] = []) => tokens.some(({ raw }) => raw.trim() !== '')

/** Whether all that a paragraph has is charts, which are blocks, not parts of a line of text. */
export const hasChartsOnly = ({ tokens }: Tokens.Paragraph) => tokens.every(({ type, raw }) => type === 'image' || raw.trim() === '')

/** Returns what is wrong with a picture, which has to be one of the charts above the text. */
function chartSlip({ href, text }: Tokens.Image, charts: readonly string[], isAlone: boolean): Slip | undefined {
  const name = href.replace('chart:', '')
  if (text.trim() === '') return [0, 'a chart without words for those who cannot see it', '![words](chart:name)']
  if (!isAlone) return [0, 'a chart among words', 'a paragraph of its own']
  const expected = `a chart: ${charts.length > 0 ? anyOf(charts) : 'one'} of "charts" above the text, where "photo" names a photograph`
  return href.startsWith('chart:') && charts.includes(name) ? undefined : [0, `no chart ${quoted(name)}`, expected, suggestionOf(name, charts)]
}

/** Returns what is wrong with a part of a text, where the last heading was of a level. */
function slipOf(token: Token, level: number): Slip | undefined {
  const { type, raw } = token
  const tokens = 'tokens' in token ? token.tokens : undefined
  if (type === 'heading' && !/^ {0,3}#/.test(raw))
    return [0, 'a text with a line of - or = below it, which makes a heading of it', 'an empty line between them, or ## Words']
  if (type === 'heading' && (token.depth < 2 || token.depth > level + 1))
    return [0, 'a heading on a level that does not follow the one before', ['##', '###', '####', '#####', '######'].slice(0, level).join(' or ')]
  if (type === 'heading' && /\{#(?![a-z0-9-]+\}$)/.test(token.text))
    return [0, 'an id that does not fit', 'small letters, digits and hyphens at the end, such as {#your-rights}']
  if (type === 'heading' && !hasWords(tokens)) return [0, 'a heading without words', '## Words']
  const [, fence = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(type === 'code' ? raw : '') ?? []
  // Without its end, a block reaches to that of the next one.
  if (fence && (!new RegExp(`\\n {0,3}${fence}\\s*$`).test(raw) || new RegExp(`\\n {0,3}${fence}\\w`).test(raw)))
    return [0, 'code that is opened and not closed', `a line ${fence} below it`]
  if (type === 'table' && unevenRow(token as Tokens.Table) >= 0)
    return [unevenRow(token as Tokens.Table), 'a row that has more or fewer cells than the first', `${token.header.length} cells`]
  if (type === 'footnote' && token.refs.length === 0)
    return [0, 'a footnote that no text names, or whose name another one has', 'a name of its own, and [^name] in the text']
  if (type === 'link' && !(hasWords(tokens) && token.href)) return [0, 'a link without words or without an address', '[words](/address)']
  if (type === 'html') return [0, 'HTML in a text', 'Markdown']
  if (type === 'paragraph' && entry.test(raw)) return [raw.search(entry), 'an entry of a list without a hyphen and a space', '- words']
  const left = type === 'text' && !tokens ? leftOver.find(([form]) => form.test(raw)) : undefined
  return left && [raw.search(left[0]), left[1], left[2]]
}

/** Returns the mistakes in the Markdown of a file. `linkFault` says what is wrong with an address. */
export function markdownFaults({ data, markdown, faultBelow }: Source, linkFault: (href: string) => Omit<Fault, 'file' | 'line'> | undefined): Fault[] {
  const faults: Fault[] = []
  const charts = Object.keys(Object(data.charts))
  const alone = new Set<Token>()
  // The page's own heading is of level 1.
  let level = 1
  // The parser names no places, but gives the parts in their order.
  let from = 0
  const parser = new Marked(footnotes())
  parser.walkTokens(parser.lexer(markdown), token => {
    const { raw } = token
    const next = markdown.indexOf(raw, from)
    // What is indented or quoted is not in the text as the parser gives it.
    const start = next < 0 ? from : next
    if (token.type === 'footnote') from = Math.max(0, markdown.indexOf(`[^${token.label}]:`))
    // The parser gives the empty lines around footnotes, and all of these together, in another order.
    else if (token.type !== 'space' && token.type !== 'footnotes')
      from = start + (next < 0 || 'tokens' in token || 'items' in token || 'rows' in token ? 0 : raw.length)
    if (token.type === 'paragraph' && hasChartsOnly(token as Tokens.Paragraph)) for (const chart of token.tokens ?? []) alone.add(chart)
    const slip = token.type === 'image' ? chartSlip(token as Tokens.Image, charts, alone.has(token)) : slipOf(token, level)
    if (token.type === 'heading') level = token.depth
    if (slip) {
      const [at, message, expected, suggestion] = slip
      const [found] = raw.slice(at).trim().split('\n')
      const fault = faultBelow(start + at, { message, expected, found: quoted(found), suggestion })
      // An element has a tag at both ends.
      if (!faults.some(other => other.line === fault.line && other.message === message)) faults.push(fault)
    } else if (token.type === 'link') {
      const fault = linkFault(token.href)
      // The address of `[words][name]` is below the text. The parser adds a scheme to a bare one.
      const below = raw.includes(token.href) ? -1 : markdown.indexOf(`]: ${token.href}`)
      if (fault) faults.push(faultBelow(below < 0 ? start + Math.max(0, raw.indexOf(token.href)) : below, fault))
    }
  })
  return faults
}

/** Files that the build writes besides the pages. */
const written = /^\/[\w-]+\.(?:xml|json|svg|txt)$/

/** What links may lead to. The domains of other sites may not be known. */
interface Addresses extends Pick<SchemaContext, 'addresses' | 'aliases' | 'pictures'> {
  readonly company: Company
  readonly domains: readonly string[] | undefined
}

const domainOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** Returns whether pages may link to a URL: its domain, or one above it, is the company's or one of `domains`. */
export function outboundDomains({ siteUrl, social, map }: Company, domains: readonly string[]) {
  const all = [...[siteUrl, ...social.map(({ url }) => url), ...(map ? [map.link] : [])].map(domainOf), ...domains]
  return ({ hostname }: URL) => all.some(domain => hostname === domain || hostname.endsWith(`.${domain}`))
}

/** Returns a function that says what is wrong with a link. `files` are the paths of the files that the site has as they are. */
function linkCheck({ addresses, aliases, company, domains }: Addresses, files: ReadonlySet<string>) {
  const isOutbound = domains ? outboundDomains(company, domains) : () => true
  return (href: string): Omit<Fault, 'file' | 'line'> | undefined => {
    if (/\s/.test(href)) return { message: 'an address with a space', found: quoted(href) }
    if (URL.canParse(href) && href.startsWith('https://')) {
      const { hostname, pathname, search, hash } = new URL(href)
      if (domainOf(href) === domainOf(company.siteUrl))
        return { message: 'a link to this site with its domain', expected: quoted(`${pathname}${search}${hash}`), found: quoted(href) }
      const expected = 'one that data/outbound-domains.yaml has: check the link, and add its domain there'
      return isOutbound(new URL(href)) ? undefined : { message: `a link to another site, ${quoted(hostname)}`, expected }
    }
    if (/^mailto:(?!.*\S@\S)|^tel:(?!.*\d)/.test(href))
      return { message: 'no address to write to or number to call', expected: 'mailto:name@example.com or tel:+15550100', found: quoted(href) }
    const [path = ''] = href.split(/[?#]/)
    // The crawl of the finished site finds links to missing places on a page.
    if (path === '' || /^(?:mailto|tel|https):/.test(href) || addresses.has(path) || files.has(path) || written.test(path)) return undefined
    if (!href.startsWith('/'))
      return { message: `not an address: ${quoted(href)}`, expected: 'one that begins with / for a page of this site, or with https://' }
    const close = aliases.get(path) ?? nearest(path.replace(/\.html?$/, ''), addresses)
    return { message: `a link to ${quoted(path)}, where there is no page`, suggestion: close && quoted(close) }
  }
}

/** Returns the paths of the job pages. */
export const jobPaths = (lists: readonly SourceFile[]): string[] =>
  lists.filter(({ file }) => file === 'data/jobs.json').flatMap(({ data }) => (Array.isArray(data) ? data.map(job => `/careers/${valueAt(job, ['id'])}`) : []))

/**
 * Returns the keys whose values are names, each with the names that there are. The API may send other icons, which have a
 * fallback. A product may have any picture where the page of products has no patches.
 */
function namesByKey(drawings: readonly string[], pages: readonly Source[], files: ReadonlySet<string>) {
  const patches = Object.keys(Object(pages.find(({ data: { view } }) => view === 'brands')?.data.patches))
  const icon = (key: string, names: readonly string[]) => ({ key, names, message: 'unknown icon', expected: anyOf(names) })
  return [
    icon('iconIdentifier', teamIcons),
    icon('iconName', contactIcons),
    { key: 'picture', names: drawings, message: 'there is no such drawing', expected: 'the name of a file in data/pictures/, without .svg' },
    {
      key: 'imageUrl',
      names: [...files],
      message: 'no picture of this site, and the security policy blocks those of others',
      expected: 'a file: put it into data/photos/ and name it in "photo", or into public/images/ and write "/images/..."',
    },
    {
      key: patches.length > 0 && 'art',
      names: [...patches, ...drawings],
      message: 'there is no such picture',
      expected: 'a name of `patches` in data/pages/brands.yaml, or of a file in data/pictures/',
    },
  ]
}

/** Returns the faults of links in Markdown and in lists, and of icons and pictures that there are not. */
export function linkFaults(root: string, pages: readonly Source[], lists: readonly SourceFile[], addresses: Addresses): Fault[] {
  const files = new Set(['/favicon.svg', ...filesIn(root, 'public').map(file => file.replace(/^public/, ''))])
  const linkFault = linkCheck(addresses, files)
  const kinds = namesByKey(addresses.pictures, pages, files)
  const ofValues = [...lists, ...pages].flatMap(({ file, data, fault }) =>
    textsOf(data).flatMap(([path, text]) => {
      const key = String(path.at(-1))
      const { names, message: unknown = '', expected } = kinds.find(kind => kind.key === key) ?? {}
      if (names?.includes(text)) return []
      if (names) return fault(path, unknown, { expected, found: quoted(text), suggestion: suggestionOf(text, names) })
      const form = file.endsWith('.json')
        ? /^(?:link|linkHref|applyLink)$/.test(key)
          ? /^(?:\/|https?:|mailto:|tel:)/
          : /^(?:\/\S+|(?:https?|mailto|tel):\S*)$/
        : /^https:\S*$/
      const isOwn = file === 'data/company.json' || (file.endsWith('.yaml') && text.startsWith(addresses.company.siteUrl))
      const { message = '', ...more } = (!isOwn && form.test(text) && linkFault(text)) || {}
      return message ? fault(path, message, more) : []
    }),
  )
  return [...pages.flatMap(source => markdownFaults(source, linkFault)), ...ofValues]
}
