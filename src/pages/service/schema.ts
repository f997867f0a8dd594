/** A service: what it is, its process, its costs, and its results for other clients. */
import * as v from 'valibot'
import { evidence } from '#content/schema/evidence.ts'
import { call, iconItem, list, maybe, opening, phoneLine, question, section, testimonial, text } from '#content/schema/parts.ts'
import { chapter, step, story } from '#content/schema/story.ts'
import { table } from '#content/schema/table.ts'

/** Answers to a buyer's first questions, each in one or two sentences. */
export const glance = v.pipe(
  v.strictObject({
    /** Who works on it, by role. */
    team: maybe(text(300)),
    delivered: maybe(text(300)),
    time: maybe(text(300)),
    /** The figure of `time`, such as `4-6 weeks`, and that of `price`. They are shown large, above their sentences. */
    timeFigure: maybe(text(24)),
    priceFigure: maybe(text(24)),
    /** A range, or how the price is calculated. */
    price: maybe(text(400)),
    /** What is promised for operation. */
    serviceLevel: maybe(text(300)),
    /** How the work ends. */
    ending: maybe(text(300)),
  }),
  v.check(answers => Object.keys(answers).length > 0, 'expected one answer at least'),
)

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

export type Glance = v.InferOutput<typeof glance>
