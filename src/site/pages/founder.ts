/** The founder's profile. */
import * as v from 'valibot'
import { datedItem, item, listed, maybe, opening, paragraphs, text } from './parts.ts'

export const founder = v.strictObject({
  ...opening,
  biography: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) }),
  journey: maybe(listed(datedItem, 1, 16)),
  philosophy: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) })),
  vision: maybe(item),
  mission: maybe(item),
  values: maybe(listed(item, 1, 9)),
  message: maybe(v.strictObject({ title: text(80), quote: text(600) })),
  /** With the link to the careers page. */
  ahead: maybe(v.strictObject({ title: text(80), text: text() })),
  careersLink: text(60),
})
