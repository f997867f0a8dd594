import { blogPath } from '#content/map/families.ts'
import type { Post } from '#pages/article/schema.ts'
import { blogFeeds } from '#seo/feeds.build.ts'
import { type HeadOf, ids, type Nodes, refer, subjectOf } from '#seo/graph.build.ts'
import { blogNode, posting } from '#seo/nodes.build.ts'

/** The number of posts that the blog shows initially, and so lists in its structured data (docs/specification/blog.md). */
const postsAtFirst = 6

/** Returns the blog with the posts that its page shows. */
const blogNodes = (posts: readonly Post[]): Nodes => [
  {
    ...blogNode(),
    publisher: refer(ids.organization),
    mainEntityOfPage: subjectOf(blogPath),
    blogPost: posts.map(posting),
  },
]

export const head: HeadOf<'blog'> = (_, { posts }) => ({
  feeds: blogFeeds(),
  structuredData: blogNodes(posts.slice(0, postsAtFirst)),
})
