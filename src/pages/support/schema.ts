import * as v from 'valibot'
import { icon, link, list, maybe, opening, question, text } from '#content/schema/parts.ts'
import { table } from '#content/schema/table.ts'

/** The support center. */
export const support = v.strictObject({
  ...opening,
  tabs: v.strictObject({ contact: text(30), faqs: text(30), resources: text(30) }),
  form: v.strictObject({ title: text(80), lead: text(400) }),
  card: v.strictObject({ title: text(80), text: text(400), hours: text(300) }),
  faqTitle: text(80),
  questions: list(question, 1, 16),
  severities: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  resourcesTitle: text(80),
  resources: list(v.strictObject({ icon, title: text(80), description: text(400), link, button: text(40) }), 1, 8),
})
