import { company } from '#content/company.ts'
import { postPath } from '#content/map/families.ts'
import { blogFeeds } from '#seo/feeds.build.ts'
import { type HeadOf, ids, type Nodes, photoAddress, refer, subjectOf } from '#seo/graph.build.ts'
import { absolute, socialImage } from '#seo/head.ts'
import { blogNode, posting } from '#seo/nodes.build.ts'
import type { Post } from './schema.ts'

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

/** Returns a blog post; `html` is its body. The author sets the modification date: a file can change without its words. */
const articleNodes = (post: Post, html: string): Nodes => [
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
    inLanguage: company.language,
    isPartOf: blogNode(),
    mainEntityOfPage: subjectOf(postPath(post)),
  },
]

export const head: HeadOf<'article'> = (_, { post, html }) => ({
  title: post.title,
  description: post.excerpt,
  article: { author: post.author, published: post.date, updated: post.updated },
  feeds: blogFeeds(),
  photo: post.photo,
  structuredData: articleNodes(post, html),
})
