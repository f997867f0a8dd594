import * as v from 'valibot'
import { briefGlance } from '#content/schema/glance.ts'
import { call, iconItem, list, maybe, opening, paragraphs, phoneLine, question, section, text } from '#content/schema/parts.ts'
import { chapter, timedStep } from '#content/schema/story.ts'

/** A part of a service: what it is, when it is needed, its deliverables and its timeline. */
export const subService = v.strictObject({
  ...opening,
  phone: maybe(phoneLine),
  glance: maybe(briefGlance),
  about: paragraphs(1, 4),
  chapters: maybe(list(chapter, 1, 6)),
  whenNeeded: maybe(section(text(300), 1, 12)),
  deliverables: maybe(section(iconItem, 1, 9)),
  timeline: maybe(section(timedStep, 1, 9)),
  faq: maybe(section(question, 1, 12)),
  call,
})
