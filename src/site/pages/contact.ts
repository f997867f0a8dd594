/** The contact page. */
import * as v from 'valibot'
import { opening, text } from './parts.ts'

export const contact = v.strictObject({
  ...opening,
  formTitle: text(80),
  formLead: text(400),
  detailsTitle: text(80),
  mapTitle: text(80),
  /** What the stitched map shows. */
  mapAlt: text(200),
  mapButton: text(40),
  mapNote: text(200),
  mapOpen: text(40),
  labels: v.strictObject({ email: text(40), phone: text(40), address: text(40), social: text(40) }),
})
