/** The schema of an article's front matter. Its text is Markdown below. */
import * as v from 'valibot'
import { day, distinct, inSmallLetters, list, maybe, photo, text } from '#content/schema/parts.ts'
import { nameOf } from '#content/schema/schema-context.ts'
import { textCharts } from '#content/schema/text-charts.ts'

const fields = v.strictObject({
  title: text(80),
  /** One or two sentences, 110 to 160 characters: card text and meta description. */
  excerpt: text(200),
  photo: maybe(photo),
  author: text(60),
  /** Day of publication. */
  date: day,
  /** Day of the last change that matters to readers. */
  updated: maybe(day),
  category: nameOf<string>(({ categories }) => categories, 'expected a category of data/pages/blog.yaml'),
  tags: v.pipe(list(text(30), 1, 6), distinct(inSmallLetters)),
  /** Charts by name; the text places them with `![alt text](chart:name)`. */
  charts: textCharts,
})

export const article = v.pipe(
  fields,
  v.forward(
    v.check(({ date, updated = date }) => updated >= date, 'expected a day that is not before `date`'),
    ['updated'],
  ),
)

/** The data of a post for lists, the search and neighbours. */
export interface Post extends Omit<v.InferOutput<typeof article>, 'charts'> {
  /** The last segment of its path, and the name of its picture. */
  readonly slug: string
  /** Whole minutes at 220 words a minute. */
  readonly readTime: number
}
