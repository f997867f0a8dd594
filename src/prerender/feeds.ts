import { readFile } from 'node:fs/promises'
import { company } from '#company.ts'
import { posts } from '#content/blog/posts.ts'
import { postPath } from '#site-map/families.ts'
import { pageAt } from '#site-map/index.ts'
import { renderArticle } from './articles.ts'
import type { EmittedFile } from './emit.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? character)

const title = pageAt('/blog').title
const home = `${company.siteUrl}/blog`
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)

/** A post with its rendered body; links in feeds are absolute, because a reader shows them elsewhere. */
async function entries() {
  return Promise.all(
    posts.map(async post => {
      const { html } = renderArticle(post.slug, await readFile(`src/content/blog/${post.slug}.md`, 'utf8'))
      return {
        ...post,
        url: `${company.siteUrl}${postPath(post)}`,
        html: html.replaceAll('href="/', `href="${company.siteUrl}/`),
      }
    }),
  )
}

/** The blog as RSS 2.0 and as JSON Feed 1.1. */
export async function feeds(): Promise<EmittedFile[]> {
  const all = await entries()
  const items = all
    .map(
      ({ title: name, url, excerpt, date, category, html }) =>
        `<item><title>${xml(name)}</title><link>${url}</link><guid>${url}</guid><pubDate>${dayOf(date).toUTCString()}</pubDate><category>${xml(category)}</category><description>${xml(excerpt)}</description><content:encoded>${xml(html)}</content:encoded></item>`,
    )
    .join('\n')
  const rss = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${xml(title)}</title><link>${home}</link><description>${xml(pageAt('/blog').blurb ?? '')}</description><language>en</language>
<atom:link href="${company.siteUrl}/blog/feed.xml" rel="self" type="application/rss+xml"/>
${items}
</channel></rss>
`
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: `${company.siteUrl}/blog/feed.json`,
    language: 'en',
    items: all.map(({ title: name, url, excerpt, date, tags, html, author }) => ({
      id: url,
      url,
      title: name,
      summary: excerpt,
      content_html: html,
      date_published: dayOf(date).toISOString(),
      authors: [{ name: author }],
      tags,
    })),
  }
  return [
    { path: 'blog/feed.xml', content: rss },
    { path: 'blog/feed.json', content: JSON.stringify(json) },
  ]
}
