import { blogFeeds } from '#seo/feeds.build.ts'
import { type HeadOf, ids, refer, subjectOf } from '#seo/graph.build.ts'
import { blogNode, posting } from '#seo/nodes.build.ts'

/** The number of posts that the blog shows initially, and so lists in its structured data (docs/specification/blog.md). */
const postsAtFirst = 6

export const head: HeadOf<'blog'> = (path, { posts }) => ({
  feeds: blogFeeds(),
  structuredData: [
    {
      ...blogNode(),
      publisher: refer(ids.organization),
      mainEntityOfPage: subjectOf(path),
      blogPost: posts.slice(0, postsAtFirst).map(posting),
    },
  ],
})
