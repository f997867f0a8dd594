/** The partner programme. */
import * as v from 'valibot'
import { item, link, list, listed, maybe, opening, testimonial, text } from './parts.ts'
import { table } from './table.ts'

export const partnership = v.strictObject({
  ...opening,
  button: text(40),
  why: maybe(listed(item, 1, 9)),
  /** Each may show the picture of a page. */
  opportunities: maybe(listed(v.strictObject({ ...item.entries, picture: maybe(link) }), 1, 9)),
  benefits: maybe(listed(text(200), 1, 12)),
  example: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  testimonials: maybe(list(testimonial, 1, 4)),
  form: v.strictObject({ title: text(80), lead: text(400) }),
})
