import * as v from 'valibot'
import { iconItem, listed, opening, text } from '#content/schema/parts.ts'

/** The page that shows what is saved on the device. */
export const offline = v.strictObject({
  ...opening,
  saved: v.strictObject({ title: text(80), looking: text(200) }),
  quilt: v.strictObject({ title: text(80), lead: text(200) }),
  how: listed(iconItem, 1, 6),
  waiting: v.strictObject({ title: text(80), lead: text(400), looking: text(200) }),
})
