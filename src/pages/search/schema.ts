import * as v from 'valibot'
import { link, list, opening, text } from '#content/schema/parts.ts'

/** The search page. */
export const search = v.strictObject({
  ...opening,
  popularTitle: text(60),
  /** Pages and anchors, each with the search that it answers. */
  popular: list(v.strictObject({ label: text(60), to: link }), 1, 12),
  treeTitle: text(60),
})
