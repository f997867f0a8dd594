import type { Photo } from '#site/art/photo.ts'
import type { Post } from './shape.ts'

/** A post's body as the build makes it from Markdown. */
export interface Article {
  readonly slug: string
  readonly html: string
  /** The second-level headings, for the table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** Whole minutes at 220 words a minute. */
  readonly readTime: number
}

/** Who wrote a post: one of the company's leaders. */
export interface Author {
  readonly name: string
  readonly position: string
  readonly imageUrl: string
  readonly bio?: string | undefined
  readonly photo?: Photo | undefined
}

/** One post as its page shows it, with the posts around it. */
export interface ArticleWords {
  readonly post: Post
  readonly html: Article['html']
  readonly headings: Article['headings']
  readonly author?: Author
  readonly newer?: Pick<Post, 'slug' | 'title'>
  readonly older?: Pick<Post, 'slug' | 'title'>
  readonly related: readonly Post[]
}

/** The three posts that share most with one: its category counts for two tags. */
function relatedTo(post: Post, posts: readonly Post[]): readonly Post[] {
  const closeness = (other: Post) => (other.category === post.category ? 2 : 0) + other.tags.filter(tag => post.tags.includes(tag)).length
  return posts
    .filter(other => other.id !== post.id)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, 3)
}

/** The words of a post's page; `posts` are all, newest first, and `people` those who may have written it. Throws for a body without a post. */
export function articleWords({ slug, html, headings }: Article, posts: readonly Post[], people: readonly Author[]): ArticleWords {
  const at = posts.findIndex(post => post.slug === slug)
  const post = posts[at]
  if (!post) throw new Error(`src/site/words/blog/posts.ts has no post '${slug}'`)
  const [newer, older] = [posts[at - 1], posts[at + 1]].map(near => near && { slug: near.slug, title: near.title })
  const author = people.find(({ name }) => name === post.author)
  return { post, html, headings, ...(author && { author }), ...(newer && { newer }), ...(older && { older }), related: relatedTo(post, posts) }
}
