import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

const { findAll, textContent } = DomUtils

/** A node of a parsed page. */
export type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: Record<string, string> }>

export const isTag = (node: object): node is Element => 'attribs' in node

/** The parts of one page that the crawl and the gates need, read once. */
export interface ReadPage {
  readonly title: string
  /** `content` of every `<meta>` by its `name` or `property`. */
  readonly meta: ReadonlyMap<string, string>
  readonly canonical: string | undefined
  /** Every `id`, and every `name` of an `<a>`. */
  readonly ids: ReadonlySet<string>
  /** Ids of two elements, and empty ids. */
  readonly wrongIds: readonly string[]
  readonly references: readonly Reference[]
  /** The JSON-LD blocks as written. */
  readonly graphs: readonly string[]
  /** All text of the body, whitespace collapsed. */
  readonly text: string
  /** The text of `<main>`, whitespace collapsed. */
  readonly mainText: string
}

/** Attributes that contain a URL, on any element. */
const addresses = ['href', 'src', 'action', 'formaction', 'data', 'poster']

const metaAddresses = ['og:image', 'og:url', 'twitter:image', 'og:video', 'og:audio']
const unspoken = new Set(['head', 'script', 'style', 'template', 'title', 'noscript'])

export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the URLs in the attributes of an element, each with its kind. */
function targetsOf({ name, attribs }: Element): (readonly [kind: string, target: string])[] {
  const targets: (readonly [string, string])[] = addresses.flatMap(key =>
    key in attribs ? [[`${name}[${key}]`, attribs[key] ?? ''] as const] : [],
  )
  for (const key of ['srcset', 'imagesrcset'])
    for (const target of srcsetCandidates(attribs[key] ?? '')) targets.push([`${name}[${key}]`, target])
  // The page's script fetches these after the page is painted.
  for (const key of ['data-modules', 'data-art'])
    for (const target of attribs[key]?.split(' ') ?? [])
      if (target.startsWith('/')) targets.push([`${name}[${key}]`, target])
  if (name !== 'meta') return targets
  const { content = '', property = attribs.name ?? '' } = attribs
  if (metaAddresses.includes(property)) targets.push([property, content])
  const refresh = /^refresh$/i.test(attribs['http-equiv'] ?? '') && /url=(.*)$/i.exec(content)?.[1]
  return refresh ? [...targets, ['refresh', refresh]] : targets
}

/** Returns the part of the page that contains an element. A header within the main part is not that of the page. */
function regionOf(element: Element): Region {
  const above = new Set<string>()
  for (let node: Element['parent'] = element; node && isTag(node); node = node.parent) above.add(node.name)
  return (['main', 'head', 'header', 'footer'] as const).find(region => above.has(region)) ?? 'main'
}

/** Returns the text that a visitor reads, with a space after each block. */
const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map(node => {
      if (node.type === ElementType.Text) return node.data
      return isTag(node) && !unspoken.has(node.name) ? textOf(node.children) + (block.has(node.name) ? ' ' : '') : ''
    })
    .join('')

/** Returns the name of a link: its label, or its words with those of its pictures. */
const nameOf = ({ attribs, children }: Element) => {
  const alternatives = findAll(({ name }) => name === 'img', children).map(image => image.attribs.alt)
  return collapse(attribs['aria-label'] ?? [...alternatives, textOf(children)].join(' '))
}

/** Reads a page, or any HTML fragment. */
export function readPage(html: string): ReadPage {
  const { children } = parseDocument(html)
  const elements = findAll(() => true, children)
  const named = (name: string) => elements.filter(element => element.name === name)
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? [])
  const references = elements.flatMap(element => {
    const targets = targetsOf(element)
    if (targets.length === 0) return []
    const shared = { text: element.name === 'a' ? nameOf(element) : '', region: regionOf(element) }
    return targets.map(([kind, target]) => ({ kind, target: target.trim(), ...shared }))
  })
  return {
    title: collapse(textContent(named('title').filter(element => regionOf(element) === 'head'))),
    meta: new Map(
      named('meta').flatMap(({ attribs: { name, property, content = '' } }) => {
        const key = name ?? property
        return key ? [[key, content] as const] : []
      }),
    ),
    canonical: named('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    ids: new Set([...ids, ...named('a').flatMap(({ attribs }) => attribs.name ?? [])]),
    wrongIds: ids.filter((id, at) => id === '' || ids.indexOf(id) < at),
    // A page may link to the same place with the same words several times.
    references: [...new Map(references.map(one => [Object.values(one).join('\n'), one])).values()],
    graphs: named('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(script => textContent(script)),
    text: collapse(textOf(children)),
    mainText: collapse(textOf(named('main'))),
  }
}

/** Elements whose end separates words. */
export const block = new Set(
  'address article aside blockquote br button dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p pre section summary table td th tr ul'.split(
    ' ',
  ),
)

/** The part of a page that contains a reference. */
type Region = 'head' | 'header' | 'main' | 'footer' | 'file'

/** A URL in a file of the output. */
export interface Reference {
  /** As written, entities decoded. */
  readonly target: string
  /** The element or property that contains it, such as `a[href]` or `og:image`. */
  readonly kind: string
  /** The text of a link; empty for other references. */
  readonly text: string
  readonly region: Region
}

/** Returns the URL of every candidate of a `srcset`. */
const srcsetCandidates = (srcset: string) =>
  srcset
    .split(/,\s+/)
    .map(candidate => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
