/** The founder's profile. */
import * as v from 'valibot'
import { datedItem, item, listed, opening, paragraphs, text } from './parts.ts'

export const founder = v.strictObject({
  ...opening,
  biography: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) }),
  journey: listed(datedItem, 1, 12),
  philosophy: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) }),
  vision: item,
  mission: item,
  values: listed(item, 1, 9),
  message: v.strictObject({ title: text(80), quote: text(600) }),
  ahead: v.strictObject({ title: text(80), text: text() }),
  careersLink: text(60),
})
