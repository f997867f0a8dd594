import { pageOfView, textAt } from '#build/content/pages.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { withArtAddresses } from '#build/images/art-files.ts'
import { posts } from '#site/blog.ts'
import { company } from '#site/company.ts'
import { postPath, studyPath } from '#site/map/families.ts'
import { pageAt } from '#site/map/index.ts'
import { studies } from '#site/studies.ts'
import { rss } from './rss.ts'

/** Feeds need absolute URLs for links and pictures. */
const withWholeLinks = (html: string) => withArtAddresses(html).replace(/(href|src)="\//g, `$1="${company.siteUrl}/`)

/** A post with its rendered body. */
const entries = () =>
  posts.map(post => ({
    ...post,
    url: `${company.siteUrl}${postPath(post)}`,
    summary: post.excerpt,
    published: new Date(`${post.date}T00:00:00Z`),
    html: withWholeLinks(textAt(postPath(post)).html),
  }))

/** A case study with its rendered text; the facts stay on its page. */
const studyEntries = () =>
  studies.map(study => ({
    title: study.title,
    url: `${company.siteUrl}${studyPath(study)}`,
    summary: study.summary,
    category: pageAt(study.industry).label,
    published: new Date(`${study.published}T00:00:00Z`),
    html: withWholeLinks(textAt(studyPath(study)).html),
  }))

/** The blog as JSON Feed 1.1. */
function jsonFeed(): EmittedFile[] {
  const blog = pageOfView('blog')
  if (!blog) return []
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: blog.words.title,
    home_page_url: `${company.siteUrl}${blog.path}`,
    feed_url: `${company.siteUrl}${blog.path}/feed.json`,
    language: 'en',
    items: entries().map(({ title, url, summary, published, tags, html, author }) => ({
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

/** The feeds of the blog and of the case studies. */
export const feeds = (): EmittedFile[] => [
  ...rss('blog', entries()),
  ...jsonFeed(),
  ...rss('caseStudies', studyEntries()),
]
