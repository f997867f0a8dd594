/** The page of products; the products are a list of the API. */
import * as v from 'valibot'
import { item, list, maybe, opening, paragraphs, patch, text } from '#content/schema/parts.ts'

export const brands = v.pipe(
  v.strictObject({
    ...opening,
    productsTitle: text(80),
    /** Shown when the list of products is empty. */
    noProducts: text(200),
    labels: v.strictObject({ audience: text(40), price: text(40) }),
    /** The patch of each product, by the name of its picture in `data/brands.json`. */
    patches: maybe(v.record(v.string(), patch)),
    innovation: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 6), points: maybe(list(item, 1, 9)) })),
    highlights: maybe(
      v.strictObject({
        title: text(80),
        items: list(v.strictObject({ value: text(30), label: text(80), note: text(300) }), 1, 6),
      }),
    ),
    call: v.strictObject({ title: text(80), text: text(500), button: text(40), support: text(40) }),
  }),
  v.transform(({ patches: _, ...shown }) => shown),
)
