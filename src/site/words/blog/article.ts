/** A post's body as the build makes it from Markdown. */
export interface Article {
  readonly slug: string
  readonly html: string
  /** The second-level headings, for the table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** Whole minutes at 220 words a minute. */
  readonly readTime: number
}
