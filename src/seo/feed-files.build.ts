import type { ReadPage } from '#build/crawl/read-page.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { posts } from '#content/blog.ts'
import { company } from '#content/company.ts'
import { jobPath, postPath, studyPath } from '#content/map/families.ts'
import { type PagePath, pageAt } from '#content/map/index.ts'
import { pageOfView, textAt } from '#content/read/pages.build.ts'
import { studies } from '#content/studies.ts'
import { xml } from '#content/xml.ts'
import type { Job } from '#lists/contract.ts'
import { titleAndPlace } from '#lists/job-place.ts'
import { withArtAddresses } from '#pictures/art-files.build.ts'
import { absolute } from './head.ts'
import type { Ledger } from './ledger.build.ts'

/** Feeds need absolute URLs for links and pictures. */
const withWholeLinks = (html: string) => withArtAddresses(html).replace(/(href|src)="\//g, `$1="${company.siteUrl}/`)

/** Returns what the entry of an article or a case study has of its page. */
const written = (path: PagePath, day: string) => ({
  url: absolute(path),
  published: new Date(day),
  html: withWholeLinks(textAt(path).html),
})

const postEntries = () => posts.map(post => ({ ...post, ...written(postPath(post), post.date), summary: post.excerpt }))

/** Returns the case studies. The facts are only on their pages. */
const studyEntries = () =>
  studies.map(study => ({
    ...study,
    ...written(studyPath(study), study.published),
    category: pageAt(study.industry).label,
  }))

/** Returns the open jobs. One without a posting day has no date. */
const jobEntries = (jobs: readonly Job[]) =>
  jobs.map(job => ({
    title: titleAndPlace(job),
    url: absolute(jobPath(job)),
    summary: job.description,
    category: job.department,
    ...(job.posted && { published: new Date(job.posted) }),
  }))

/** The blog as JSON Feed 1.1. */
function jsonFeed(): EmittedFile[] {
  const blog = pageOfView('blog')
  if (!blog) return []
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: blog.words.title,
    home_page_url: absolute(blog.path),
    feed_url: absolute(`${blog.path}/feed.json`),
    language: company.language,
    items: postEntries().map(({ title, url, summary, published, tags, html, author }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: published.toISOString(),
      authors: [{ name: author }],
      tags,
    })),
  }
  return [{ path: `${blog.path.slice(1)}/feed.json`, content: JSON.stringify(json) }]
}

/** The feeds of the blog, the case studies and the jobs. */
export const feeds = (jobs: readonly Job[]): EmittedFile[] => [
  ...rss('blog', postEntries()),
  ...jsonFeed(),
  ...rss('caseStudies', studyEntries()),
  ...rss('careers', jobEntries(jobs)),
]

/** An entry of a feed. All values except `html` are plain text. */
interface FeedItem {
  readonly title: string
  /** Absolute URL, which also identifies the entry. */
  readonly url: string
  readonly summary: string
  readonly category: string
  readonly published?: Date
  /** The full text, with absolute links. */
  readonly html?: string
}

const item = ({ title, url, summary, category, published, html }: FeedItem) =>
  `<item><title>${xml(title)}</title><link>${url}</link><guid>${url}</guid>${
    published ? `<pubDate>${published.toUTCString()}</pubDate>` : ''
  }<category>${xml(category)}</category><description>${xml(summary)}</description>${
    html === undefined ? '' : `<content:encoded>${xml(html)}</content:encoded>`
  }</item>`

/** Returns an RSS 2.0 feed with the title and blurb of a view's page; empty if the site has no such page. */
function rss(view: 'blog' | 'careers' | 'caseStudies', items: readonly FeedItem[]): EmittedFile[] {
  const page = pageOfView(view)
  if (!page) return []
  const { blurb = '' } = pageAt(page.path)
  const file = `${page.path.slice(1)}/feed.xml`
  const content = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${xml(page.words.title)}</title><link>${company.siteUrl}${page.path}</link><description>${xml(blurb)}</description><language>${company.language}</language>
<atom:link href="${company.siteUrl}/${file}" rel="self" type="application/rss+xml"/>
${items.map(item).join('\n')}
</channel></rss>
`
  return [{ path: file, content }]
}

/**
 * Returns `sitemap.xml` (sitemaps.org): the canonical URL and the last change of every page that search engines may list.
 */
export function sitemap(pages: ReadonlyMap<string, ReadPage>, ledger: Ledger): EmittedFile[] {
  const entries = [...pages].map(([path, { canonical = '' }]) => {
    const date = ledger[path]?.date
    if (date === undefined) throw new Error(`sitemap.xml: the ledger has no date for ${path}`)
    return `<url><loc>${xml(canonical)}</loc><lastmod>${date}</lastmod></url>`
  })
  const content = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return [{ path: 'sitemap.xml', content }]
}
