import type { BlogPosting } from 'schema-dts'
import { blogPath, postPath } from '#site/map/families.ts'
import { pageAt } from '#site/map/index.ts'
import type { Post } from '#site/pages/article.ts'
import { absolute, photoAddress, socialImage } from './address.ts'
import { ids, type Nodes, nodeId, refer, subjectOf } from './ids.ts'

const blog = () =>
  ({ '@type': 'Blog', '@id': ids.blog, name: pageAt(blogPath)?.label ?? '', url: absolute(blogPath) }) as const

const posting = (post: Post) =>
  ({
    '@type': 'BlogPosting',
    '@id': nodeId(postPath(post), 'article'),
    headline: post.title,
    url: absolute(postPath(post)),
    datePublished: post.date,
  }) as const satisfies BlogPosting

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

/** The blog with the posts that its page shows. */
export const blogNodes = (posts: readonly Post[]): Nodes => [
  {
    ...blog(),
    publisher: refer(ids.organization),
    mainEntityOfPage: subjectOf(blogPath),
    blogPost: posts.map(posting),
  },
]

/** A blog post; `html` is its body. Its day of change is the author's: a file also changes when its words do not. */
export const articleNodes = (post: Post, html: string): Nodes => [
  {
    ...posting(post),
    dateModified: post.updated ?? post.date,
    description: post.excerpt,
    image: post.photo ? photoAddress(post.photo) : absolute(socialImage(postPath(post))),
    author: { '@type': 'Person', name: post.author },
    publisher: refer(ids.organization),
    articleSection: post.category,
    keywords: [...post.tags],
    wordCount: wordsIn(html),
    inLanguage: 'en',
    isPartOf: blog(),
    mainEntityOfPage: subjectOf(postPath(post)),
  },
]
