/** A service: what it is, how it goes, what it costs, and what came of it for others. */
import * as v from 'valibot'
import { call, iconItem, list, maybe, opening, phoneLine, question, section, testimonial, text } from './parts.ts'
import { chapter, step, story } from './story.ts'
import { table } from './table.ts'

/** What a buyer asks first, each in a sentence or two. */
export const glance = v.strictObject({
  /** Who works on it, by role. */
  team: text(300),
  delivered: text(300),
  time: text(300),
  /** A range, or how a price is made. */
  price: text(400),
  /** What is promised once it runs. */
  serviceLevel: text(300),
  /** How a client leaves. */
  ending: text(300),
})

export const service = v.strictObject({
  ...opening,
  phone: maybe(phoneLine),
  glance,
  features: section(iconItem, 3, 9),
  chapters: maybe(list(chapter, 1, 6)),
  benefits: maybe(section(text(300), 3, 10)),
  process: v.strictObject({ lead: text(400), items: list(step, 2, 9) }),
  /** What it costs somebody in particular. */
  example: maybe(v.strictObject({ title: text(80), lead: maybe(text(400)), table })),
  caseStudies: maybe(section(story, 2, 3)),
  testimonials: maybe(list(testimonial, 1, 4)),
  faq: maybe(section(question, 1, 10)),
  call,
})

export type Glance = v.InferOutput<typeof glance>
