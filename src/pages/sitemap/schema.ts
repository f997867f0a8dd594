import * as v from 'valibot'
import { opening, text } from '#content/schema/parts.ts'

/** The page with all pages; its trees are derived from the site map. */
export const sitemap = v.strictObject({
  ...opening,
  /** How to see a preview; shown where there is one. */
  hint: text(120),
  cardsTitle: text(80),
  /** The words of the phone preview (docs/specification/sitemap.md). */
  preview: v.strictObject({ title: text(40), loading: text(60), unavailable: text(60), reason: text(200) }),
})
