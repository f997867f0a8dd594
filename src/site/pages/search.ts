/** The search page. */
import * as v from 'valibot'
import { link, list, opening, text } from './parts.ts'

export const search = v.strictObject({
  ...opening,
  popularTitle: text(60),
  /** Pages and places on them, by what somebody looks for who wants them. */
  popular: list(v.strictObject({ label: text(60), to: link }), 1, 12),
  treeTitle: text(60),
})
