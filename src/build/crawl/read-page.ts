import { Parser } from 'htmlparser2'

/** The parts of one page that the crawl and the gates need, read in a single pass without building a DOM. */
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
const regions: Readonly<Record<string, Region>> = { head: 'head', header: 'header', main: 'main', footer: 'footer' }
const unspoken = new Set(['script', 'style', 'template', 'title', 'noscript'])

export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Removes duplicate references: a page may link to the same place with the same words several times. */
const distinct = (references: readonly Reference[]) => [
  ...new Map(references.map(one => [[one.kind, one.region, one.target, one.text].join('\n'), one])).values(),
]

/** Reads a page, or any HTML fragment. */
export function readPage(html: string): ReadPage {
  const meta = new Map<string, string>()
  const ids = new Set<string>()
  const wrongIds: string[] = []
  const references: Reference[] = []
  const graphs: string[] = []
  const path: string[] = []
  const regionPath: Region[] = ['main']
  const parts: string[] = []
  const mainParts: string[] = []
  let title = ''
  let canonical: string | undefined
  let script: string[] | undefined
  let link: { references: Omit<Reference, 'text'>[]; text: string; depth: number } | undefined

  const region = () => regionPath.at(-1) ?? 'main'
  const add = (target: string | undefined, kind: string) => {
    if (target === undefined) return
    const reference = { target: target.trim(), kind, region: region() }
    if (link && kind.startsWith('a[')) link.references.push(reference)
    else references.push({ ...reference, text: '' })
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      path.push(name)
      const within = regions[name]
      // A header within the main part, as in articles, is not the header of the page.
      if (within && (region() === 'main' || within === 'head') && !path.slice(0, -1).includes('main'))
        regionPath.push(within)
      const { id } = attributes
      if (id !== undefined) {
        if (id === '' || ids.has(id)) wrongIds.push(id)
        ids.add(id)
      }
      if (name === 'a') {
        link = { references: [], text: attributes['aria-label'] ?? '', depth: path.length }
        if (attributes.name) ids.add(attributes.name)
      }
      for (const attribute of addresses) add(attributes[attribute], `${name}[${attribute}]`)
      for (const attribute of ['srcset', 'imagesrcset'])
        for (const candidate of srcsetCandidates(attributes[attribute] ?? '')) add(candidate, `${name}[${attribute}]`)
      // The page's script fetches these after the page is painted.
      for (const module of attributes['data-modules']?.split(' ') ?? []) add(module, 'script[data-modules]')
      for (const art of attributes['data-art']?.split(' ') ?? []) if (art.startsWith('/')) add(art, `${name}[data-art]`)
      if (name === 'link' && attributes.rel === 'canonical') canonical = attributes.href
      if (name === 'meta') {
        const key = attributes.name ?? attributes.property
        if (key) meta.set(key, attributes.content ?? '')
        if (key && metaAddresses.includes(key)) add(attributes.content, key)
        if (attributes['http-equiv']?.toLowerCase() === 'refresh')
          add(/url=(.*)$/i.exec(attributes.content ?? '')?.[1], 'refresh')
      }
      if (name === 'img' && link && attributes.alt) link.text += attributes.alt
      if (name === 'script' && attributes.type === 'application/ld+json') script = []
    },
    ontext(text) {
      if (script) script.push(text)
      if (path.includes('title') && region() === 'head') title += text
      if (path.some(name => unspoken.has(name)) || region() === 'head') return
      parts.push(text)
      if (path.includes('main')) mainParts.push(text)
      if (link) link.text += text
    },
    onclosetag(name) {
      if (name === 'script' && script) {
        graphs.push(script.join(''))
        script = undefined
      }
      if (link && name === 'a' && path.length === link.depth) {
        const { text } = link
        for (const reference of link.references) references.push({ ...reference, text: collapse(text) })
        link = undefined
      }
      if (regions[name] && regionPath.length > 1 && regions[name] === region()) regionPath.pop()
      path.pop()
      if (block.has(name)) {
        parts.push(' ')
        mainParts.push(' ')
      }
    },
  })
  parser.write(html)
  parser.end()
  return {
    title: collapse(title),
    meta,
    canonical,
    ids,
    wrongIds,
    references: distinct(references),
    graphs,
    text: collapse(parts.join('')),
    mainText: collapse(mainParts.join('')),
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
