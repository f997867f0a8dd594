/** The founder's profile. */
import * as v from 'valibot'
import { datedItem, item, list, listed, maybe, opening, paragraphs, text } from '#content/schema/parts.ts'

export const founder = v.strictObject({
  ...opening,
  biography: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) }),
  journey: maybe(listed(datedItem, 1, 16)),
  philosophy: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 8) })),
  vision: maybe(item),
  mission: maybe(item),
  /** `link` leads to the page about the company. */
  values: maybe(v.strictObject({ title: text(80), lead: maybe(text(400)), link: maybe(text(60)), items: list(item, 1, 9) })),
  /** `button` leads to the contact page. */
  message: maybe(v.strictObject({ title: text(80), quote: text(600), button: maybe(text(60)) })),
  /** Followed by the link to the careers page. */
  ahead: maybe(v.strictObject({ title: text(80), text: text() })),
  careersLink: text(60),
})
