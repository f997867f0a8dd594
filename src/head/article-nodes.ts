import { company } from '#company.ts'
import type { Post } from '#content/blog/shape.ts'
import type { PagePath } from '#site-map/index.ts'
import { type Graph, ids } from './graph.ts'

/** A blog post as structured data. */
export const articleNodes = (path: PagePath, post: Post): Graph => [
  {
    '@type': 'BlogPosting',
    '@id': `${company.siteUrl}${path}#article`,
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': `${company.siteUrl}${path}#webpage` },
    articleSection: post.category,
    keywords: post.tags.join(', '),
  },
]
