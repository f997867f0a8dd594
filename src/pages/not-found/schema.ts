import * as v from 'valibot'
import { opening, text } from '#content/schema/parts.ts'

/** The not-found page (docs/specification/everywhere.md#not-found). */
export const notFound = v.strictObject({
  ...opening,
  footer: text(300),
  buttons: v.strictObject({ home: text(40), sitemap: text(40), support: text(40) }),
})
