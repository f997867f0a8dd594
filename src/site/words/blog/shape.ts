import type { Photo } from '#site/art/photo.ts'

/** The six categories of the blog (docs/specification.md#blog). */
export const categories = ['Digital Transformation', 'Technology', 'Cloud Computing', 'Design', 'Cybersecurity', 'Development'] as const

export type Category = (typeof categories)[number]

/** A post as lists, search and neighbours need it; its body is `blog/<slug>.md`. */
export interface Post {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** One or two sentences, 110 to 160 characters: card text and meta description. */
  readonly excerpt: string
  /** Name of the stitched pattern. */
  readonly image: string
  readonly photo?: Photo
  readonly author: string
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string
  /** Day of the last change that matters to readers, `YYYY-MM-DD`. */
  readonly updated?: string
  /** Whole minutes at 220 words a minute; a test compares it with the body. */
  readonly readTime: number
  readonly category: Category
  readonly tags: readonly string[]
}
