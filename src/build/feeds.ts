import { readFile } from 'node:fs/promises'
import { company } from '#site/company.ts'
import { postPath } from '#site/map/families.ts'
import { posts } from '#site/words/blog/posts.ts'
import blog from '#site/words/blog.ts'
import { renderArticle } from './articles.ts'
import type { EmittedFile } from './emit.ts'
import { rss } from './rss.ts'

/** A post with its rendered body; links in feeds are absolute, because a reader shows them elsewhere. */
async function entries() {
  return Promise.all(
    posts.map(async post => {
      const { html } = renderArticle(post.slug, await readFile(`src/site/words/blog/${post.slug}.md`, 'utf8'))
      return {
        ...post,
        url: `${company.siteUrl}${postPath(post)}`,
        summary: post.excerpt,
        published: new Date(`${post.date}T00:00:00Z`),
        html: html.replaceAll('href="/', `href="${company.siteUrl}/`),
      }
    }),
  )
}

/** The blog as RSS 2.0 and as JSON Feed 1.1. */
export async function feeds(): Promise<EmittedFile[]> {
  const all = await entries()
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: blog.words.title,
    home_page_url: `${company.siteUrl}/blog`,
    feed_url: `${company.siteUrl}/blog/feed.json`,
    language: 'en',
    items: all.map(({ title, url, summary, published, tags, html, author }) => ({
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
  return [
    { path: 'blog/feed.xml', content: rss('/blog', blog.words.title, 'blog/feed.xml', all) },
    { path: 'blog/feed.json', content: JSON.stringify(json) },
  ]
}
