import * as v from 'valibot'
import { day, list, maybe, opening, paragraphs, slug, text } from '#content/schema/parts.ts'

/** Terms and privacy. */
export const legal = v.strictObject({
  ...opening,
  /** The day from which the text is valid. */
  lastUpdated: day,
  sections: list(
    v.strictObject({
      id: slug,
      title: text(100),
      paragraphs: paragraphs(1, 12),
      points: maybe(list(text(600), 1, 20)),
    }),
    1,
    40,
  ),
})
