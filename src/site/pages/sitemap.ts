/** The page with all pages; its trees are derived. */
import * as v from 'valibot'
import { opening, text } from './parts.ts'

export const sitemap = v.strictObject({
  ...opening,
  hint: text(120),
  cardsTitle: text(80),
  /** In the frame of the phone (docs/specification.md#sitemap). */
  preview: v.strictObject({ title: text(40), loading: text(60), unavailable: text(60), reason: text(200) }),
})
