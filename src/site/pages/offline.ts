/** The page that says what is saved on a device. */
import * as v from 'valibot'
import { opening, paragraphs, text } from './parts.ts'

export const offline = v.strictObject({
  ...opening,
  saved: v.strictObject({ title: text(80), looking: text(200) }),
  how: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) }),
  waiting: v.strictObject({ title: text(80), lead: text(400), looking: text(200) }),
})
