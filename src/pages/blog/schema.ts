/** The blog; its articles are the Markdown files below `data/pages/blog/`. */
import * as v from 'valibot'
import { distinct, list, maybe, opening, text } from '#content/schema/parts.ts'

export const blog = v.strictObject({
  ...opening,
  searchLabel: text(60),
  searchPlaceholder: text(60),
  featured: text(60),
  allPosts: text(40),
  /** Each article has one of them. */
  categories: v.pipe(list(text(40), 1, 12), distinct()),
  sidebar: v.strictObject({ categories: text(40), tags: text(40) }),
  newsletter: maybe(v.strictObject({ title: text(60), text: text(200), feeds: text(40), label: text(60), button: text(40) })),
  loadMore: text(40),
  /** The words after the number of posts that a search finds. */
  found: v.strictObject({ one: text(60), many: text(60) }),
  empty: v.strictObject({ title: text(60), text: text(200), button: text(40) }),
})
