import * as v from 'valibot'
import { opening, text } from '#content/schema/parts.ts'

/** The contact page. */
export const contact = v.strictObject({
  ...opening,
  formTitle: text(80),
  formLead: text(400),
  detailsTitle: text(80),
  mapTitle: text(80),
  /** The alt text of the stitched map. */
  mapAlt: text(200),
  mapButton: text(40),
  mapNote: text(200),
  mapOpen: text(40),
  labels: v.strictObject({ email: text(40), phone: text(40), address: text(40), social: text(40) }),
})
