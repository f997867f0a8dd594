import { pageOfView } from '#build/content/pages.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { xml } from '#build/emit/xml.ts'
import { company } from '#site/company.ts'
import { pageAt } from '#site/map/index.ts'

/** One entry of a feed; all values are plain text, but for `html`. */
interface FeedItem {
  readonly title: string
  /** Absolute address, which also identifies the entry. */
  readonly url: string
  readonly summary: string
  readonly category: string
  readonly published?: Date
  /** The whole text, with absolute links. */
  readonly html?: string
}

const item = ({ title, url, summary, category, published, html }: FeedItem) =>
  `<item><title>${xml(title)}</title><link>${url}</link><guid>${url}</guid>${
    published ? `<pubDate>${published.toUTCString()}</pubDate>` : ''
  }<category>${xml(category)}</category><description>${xml(summary)}</description>${
    html === undefined ? '' : `<content:encoded>${xml(html)}</content:encoded>`
  }</item>`

/** An RSS 2.0 feed with the title and blurb of a view's page; empty when the site has no such page. */
export function rss(view: 'blog' | 'careers' | 'caseStudies', items: readonly FeedItem[]): EmittedFile[] {
  const page = pageOfView(view)
  if (!page) return []
  const { blurb = '' } = pageAt(page.path)
  const file = `${page.path.slice(1)}/feed.xml`
  const content = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${xml(page.words.title)}</title><link>${company.siteUrl}${page.path}</link><description>${xml(blurb)}</description><language>en</language>
<atom:link href="${company.siteUrl}/${file}" rel="self" type="application/rss+xml"/>
${items.map(item).join('\n')}
</channel></rss>
`
  return [{ path: file, content }]
}
