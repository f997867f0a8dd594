import { dataId, type PageData } from '#web/app/page-data.ts'

/** What the app takes from a page's HTML. */
export interface ParsedPage {
  /** The data block as it stands there: two pages with the same text are the same. */
  readonly text: string
  readonly data: PageData
  /** The entry script of the build that made the page. */
  readonly entry: string
  readonly title: string
  /** The attributes of the `meta` and `link` tags that tell of this page. */
  readonly tags: readonly HeadTag[]
}

/** A tag of the head: its name, and its attributes. */
export interface HeadTag {
  readonly name: 'meta' | 'link'
  readonly attributes: ReadonlyMap<string, string>
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text of the HTML with its characters as they are meant: the prerenderer's libraries write some by number. */
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const number = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return number ? String.fromCodePoint(number) : (named[name] ?? whole)
  })

/** Whether a `meta` or `link` tag tells of its page alone, as opposed to what all pages share. */
export const ofThisPage = (attributes: ReadonlyMap<string, string>) =>
  attributes.has('property') ||
  ['description', 'robots'].includes(attributes.get('name') ?? '') ||
  attributes.get('name')?.startsWith('twitter:') ||
  ['canonical', 'alternate'].includes(attributes.get('rel') ?? '')

function tagsIn(head: string): HeadTag[] {
  const tags = [...head.matchAll(/<(meta|link) ([^>]*)>/g)].map(([, name, text = '']) => ({
    name: name as HeadTag['name'],
    attributes: new Map(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
  }))
  return tags.filter(({ attributes }) => ofThisPage(attributes))
}

/**
 * Reads a page of this site, which the prerenderer has written in one form only: no parser, so that it costs a millisecond
 * and needs no exception from Trusted Types. Nothing for any other HTML, such as an error page of the host.
 */
export function parsePage(html: string): ParsedPage | undefined {
  const text = new RegExp(`<script type="application/json" id="${dataId}">(.*?)</script>`, 's').exec(html)?.[1]
  const entry = /\bdata-modules="([^" ]+)/.exec(html)?.[1]
  const head = html.slice(0, html.indexOf('</head>'))
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1]
  if (text === undefined || entry === undefined || title === undefined) return undefined
  try {
    return { text, data: JSON.parse(text) as PageData, entry, title: decoded(title), tags: tagsIn(head) }
  } catch {
    return undefined
  }
}
