import { company } from '#site/company.ts'
import { page } from '#site/words/page.ts'
import { posts } from './blog/posts.ts'
import type { Post } from './blog/shape.ts'
import type { Opening } from './shapes.ts'

interface BlogIndexContent extends Opening {
  /** All posts, newest first. */
  readonly posts: readonly Post[]
  readonly searchLabel: string
  readonly searchPlaceholder: string
  readonly featured: string
  readonly allPosts: string
  readonly sidebar: { readonly categories: string; readonly tags: string }
  readonly newsletter: { readonly title: string; readonly text: string; readonly feeds: string; readonly label: string; readonly button: string }
  readonly loadMore: string
  /** What follows the number of posts that a search finds. */
  readonly found: { readonly one: string; readonly many: string }
  readonly empty: { readonly title: string; readonly text: string; readonly button: string }
}

export default page('blog', {
  posts,
  title: `Software blog: offline apps, cloud, security, UX | ${company.name}`,
  description:
    'Articles on building software that people use all day: offline POS, cloud costs, phishing drills, backups, estimates, accessibility, and what went wrong.',
  headline: 'Blog: notes on building software',
  lead: 'Accounts by the people who did the work, with the figures left in and the mistakes too. Search for a word or choose a category. A new one appears when there is something to tell.',
  searchLabel: 'Search the articles',
  searchPlaceholder: 'Offline, backups, Bangla ...',
  featured: 'Featured Articles',
  allPosts: 'All Posts',
  sidebar: { categories: 'Categories', tags: 'Popular Tags' },
  newsletter: {
    title: 'Newsletter',
    text: 'The next article by email when it is written. One click ends it.',
    feeds: 'Or by feed:',
    label: 'Your email address',
    button: 'Subscribe',
  },
  loadMore: 'Load More',
  found: { one: 'article found', many: 'articles found' },
  empty: { title: 'No articles found', text: 'Try a shorter word, or look through all of them.', button: 'Clear Search' },
} satisfies BlogIndexContent)
