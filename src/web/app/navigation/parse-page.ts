import { dataId, type PageData } from '#web/app/page-data.ts'

/** The parts of a page's HTML that the app uses. */
export interface ParsedPage {
  /** The text of the data block; equal texts mean equal pages. */
  readonly text: string
  readonly data: PageData
  /** The entry script of the page's build. */
  readonly entry: string
  readonly title: string
  /** The `meta` and `link` tags that describe this page. */
  readonly tags: readonly HeadTag[]
  /** The structured data, as JSON. */
  readonly graph: string | undefined
}

/** A tag of the head. */
export interface HeadTag {
  readonly name: 'meta' | 'link'
  readonly attributes: ReadonlyMap<string, string>
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes character references: the prerenderer's libraries write some as numbers. */
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const number = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return number ? String.fromCodePoint(number) : (named[name] ?? whole)
  })

/** Whether a `meta` or `link` tag describes one page, as opposed to tags that all pages share. */
export const ofThisPage = (attributes: ReadonlyMap<string, string>) =>
  attributes.has('property') ||
  ['description', 'robots'].includes(attributes.get('name') ?? '') ||
  attributes.get('name')?.startsWith('twitter:') ||
  ['canonical', 'alternate'].includes(attributes.get('rel') ?? '')

function tagsIn(head: string): HeadTag[] {
  const tags = [...head.matchAll(/<(meta|link) ([^>]*)>/g)].map(([, name, text = '']) => ({
    name: name as HeadTag['name'],
    attributes: new Map(
      [...text.matchAll(/(?:^| )([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
  }))
  return tags.filter(({ attributes }) => ofThisPage(attributes))
}

/** The type of the script with the structured data. */
export const graphType = 'application/ld+json'

/**
 * Reads a page of this site, whose HTML has a fixed form. Regular expressions take a millisecond; a parser would also need an
 * exception from Trusted Types. `undefined` for other HTML, such as an error page of the host.
 */
export function parsePage(html: string): ParsedPage | undefined {
  const text = new RegExp(`<script type="application/json" id="${dataId}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1]
  const entry = /\bdata-modules="([^" ]+)/.exec(html)?.[1]
  const head = html.slice(0, html.indexOf('</head>'))
  const title = /<title[^>]*>(.*?)<\/title>/s.exec(head)?.[1]
  const graph = new RegExp(`<script [^>]*"${graphType.replace('+', '\\+')}"[^>]*>(.*?)</script>`, 's').exec(head)?.[1]
  if (text === undefined || entry === undefined || title === undefined) return undefined
  try {
    return { text, data: JSON.parse(text) as PageData, entry, title: decoded(title), tags: tagsIn(head), graph }
  } catch {
    return undefined
  }
}
