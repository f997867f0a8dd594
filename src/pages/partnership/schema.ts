/** The partner programme. */
import * as v from 'valibot'
import { item, list, listed, maybe, opening, patch, testimonial, text, undrawn } from '#content/schema/parts.ts'
import { table } from '#content/schema/table.ts'

const opportunity = v.pipe(v.strictObject({ ...item.entries, patch: maybe(patch) }), undrawn())

export const partnership = v.strictObject({
  ...opening,
  button: text(40),
  why: maybe(listed(item, 1, 9)),
  /** Each has a patch. */
  opportunities: maybe(listed(opportunity, 1, 9)),
  benefits: maybe(listed(text(200), 1, 12)),
  example: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  testimonials: maybe(list(testimonial, 1, 4)),
  form: v.strictObject({ title: text(80), lead: text(400) }),
})
