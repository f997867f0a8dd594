import { company } from '#content/company.ts'
import { pageAt } from '#content/map/index.ts'
import { pageOfView } from '#content/read/pages.build.ts'

/** Returns the feed of a view's page, with the page's label; empty without the page. */
export function feedsOf(view: 'blog' | 'caseStudies' | 'careers') {
  const page = pageOfView(view)
  if (!page) return []
  return [
    {
      type: 'application/rss+xml',
      href: `${page.path}/feed.xml`,
      title: `${company.name}: ${pageAt(page.path).label}`,
    },
  ]
}

/** Returns the feeds of the blog. */
export const blogFeeds = () =>
  feedsOf('blog').flatMap(feed => [
    feed,
    { type: 'application/feed+json', href: feed.href.replace(/xml$/, 'json'), title: `${feed.title} (JSON)` },
  ])
