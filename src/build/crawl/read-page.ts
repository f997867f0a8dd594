import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import { graphType } from '#seo/structured-data.ts'

const { findAll, textContent } = DomUtils

/** A node of a parsed page. */
export type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: Record<string, string> }>

export const isTag = (node: object): node is Element => 'attribs' in node

/** The parts of one page that the crawl and the gates need, read once. */
export interface ReadPage {
  readonly title: string
  readonly description: string
  /** Whether search engines may list the page. */
  readonly isIndexable: boolean
  /** `content` of every `<meta>` by its `name` or `property`. */
  readonly meta: ReadonlyMap<string, string>
  readonly canonical: string | undefined
  readonly ids: readonly string[]
  readonly references: readonly Reference[]
  /** The structured data, or the error of a text that is not JSON. */
  readonly graph: unknown
  /** All text of the body, whitespace collapsed. */
  readonly text: string
  /** The text of `<main>`, whitespace collapsed. */
  readonly mainText: string
}

/** Attributes that contain a URL, on any element. */
const addresses = ['href', 'src', 'action', 'formaction', 'data', 'poster']

/** Attributes that contain several. The page's script fetches those of the last two after the page is painted. */
const lists = ['srcset', 'imagesrcset', 'data-modules', 'data-art']

const unspoken = new Set(['head', 'script', 'style', 'template', 'title', 'noscript'])

export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the URLs of a list, without the widths and densities of a `srcset`. */
const entriesOf = (list: string) => list.split(/,?\s+/).filter(entry => entry !== '' && !/^[\d.]+[wx]$/.test(entry))

/** Returns the URLs in the attributes of an element, each with its kind. */
function targetsOf({ name, attribs }: Element): (readonly [kind: string, target: string])[] {
  const { content = '', property = attribs.name ?? '' } = name === 'meta' ? attribs : {}
  const refresh = /^\d+; *url=(.*)$/i.exec(content)?.[1]
  return [
    ...addresses.flatMap(key => (key in attribs ? [[`${name}[${key}]`, attribs[key] ?? ''] as const] : [])),
    ...lists.flatMap(key => entriesOf(attribs[key] ?? '').map(target => [`${name}[${key}]`, target] as const)),
    ...(/^https?:/.test(content) ? [[property, content] as const] : []),
    ...(refresh ? [['refresh', refresh] as const] : []),
  ]
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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    return error
  }
}

/** Reads a page, or any HTML fragment. */
export function readPage(html: string): ReadPage {
  const { children } = parseDocument(html)
  const elements = findAll(() => true, children)
  const named = (name: string) => elements.filter(element => element.name === name)
  const meta = new Map(
    named('meta').map(({ attribs: { name, property = '', content = '' } }) => [name ?? property, content] as const),
  )
  const references = elements.flatMap(element => {
    const targets = targetsOf(element)
    if (targets.length === 0) return []
    const shared = { text: element.name === 'a' ? nameOf(element) : '', region: regionOf(element) }
    return targets.map(([kind, target]) => ({ kind, target: target.trim(), ...shared }))
  })
  return {
    title: collapse(textContent(named('title').filter(element => regionOf(element) === 'head'))),
    description: meta.get('description') ?? '',
    isIndexable: !/\bnoindex\b/.test(meta.get('robots') ?? ''),
    meta,
    canonical: named('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    ids: elements.flatMap(({ attribs }) => attribs.id ?? []),
    // A page may link to the same place with the same words several times.
    references: [...new Map(references.map(one => [Object.values(one).join('\n'), one])).values()],
    graph: parsed(textContent(named('script').filter(({ attribs }) => attribs.type === graphType))),
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

/** The part of a page that contains a reference; `data` for structured data and other files. */
type Region = 'head' | 'header' | 'main' | 'footer' | 'data'

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
