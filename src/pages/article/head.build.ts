import { company } from '#content/company.ts'
import { blogFeeds } from '#seo/feeds.build.ts'
import { type HeadOf, ids, photoAddress, refer, subjectOf } from '#seo/graph.build.ts'
import { absolute, socialImage } from '#seo/head.ts'
import { blogNode, posting } from '#seo/nodes.build.ts'

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

/** The author sets the modification date: a file can change without its words. */
export const head: HeadOf<'article'> = (path, { post, html }) => ({
  title: post.title,
  description: post.excerpt,
  article: { author: post.author, published: post.date, updated: post.updated },
  feeds: blogFeeds(),
  photo: post.photo,
  structuredData: [
    {
      ...posting(post),
      dateModified: post.updated ?? post.date,
      description: post.excerpt,
      image: post.photo ? photoAddress(post.photo) : absolute(socialImage(path)),
      author: { '@type': 'Person', name: post.author },
      publisher: refer(ids.organization),
      articleSection: post.category,
      keywords: [...post.tags],
      wordCount: wordsIn(html),
      inLanguage: company.language,
      isPartOf: blogNode(),
      mainEntityOfPage: subjectOf(path),
    },
  ],
})
