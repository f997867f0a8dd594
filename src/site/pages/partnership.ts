/** The partner programme. */
import * as v from 'valibot'
import { item, list, listed, opening, testimonial, text } from './parts.ts'
import { table } from './table.ts'

export const partnership = v.strictObject({
  ...opening,
  button: text(40),
  why: listed(item, 1, 8),
  opportunities: listed(item, 1, 6),
  benefits: listed(text(200), 1, 12),
  example: v.strictObject({ title: text(80), lead: text(400), table }),
  testimonials: list(testimonial, 1, 4),
  form: v.strictObject({ title: text(80), lead: text(400) }),
})
