/** A service: what it is, its process, its costs, and its results for other clients. */
import * as v from 'valibot'
import { evidence } from '#content/schema/evidence.ts'
import { glance } from '#content/schema/glance.ts'
import { call, iconItem, list, maybe, opening, phoneLine, question, section, testimonial, text } from '#content/schema/parts.ts'
import { chapter, step, story } from '#content/schema/story.ts'
import { table } from '#content/schema/table.ts'

export const service = v.strictObject({
  ...opening,
  phone: maybe(phoneLine),
  glance: maybe(glance),
  evidence: maybe(evidence),
  features: section(iconItem, 1, 12),
  chapters: maybe(list(chapter, 1, 6)),
  benefits: maybe(section(text(300), 1, 12)),
  process: maybe(section(step, 1, 9)),
  /** An example of the costs. */
  example: maybe(v.strictObject({ title: text(80), lead: maybe(text(400)), table })),
  caseStudies: maybe(section(story, 1, 6)),
  testimonials: maybe(list(testimonial, 1, 4)),
  faq: maybe(section(question, 1, 12)),
  call,
})
