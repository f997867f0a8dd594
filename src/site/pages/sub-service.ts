/** A part of a service: what it is, when it is needed, what is handed over, and when. */
import * as v from 'valibot'
import { call, iconItem, list, maybe, opening, paragraphs, phoneLine, question, section, text } from './parts.ts'
import { chapter, timedStep } from './story.ts'

export const subService = v.strictObject({
  ...opening,
  phone: maybe(phoneLine),
  /** What it is. */
  about: paragraphs(1, 4),
  chapters: maybe(list(chapter, 1, 6)),
  whenNeeded: maybe(section(text(300), 1, 12)),
  deliverables: maybe(section(iconItem, 1, 9)),
  timeline: maybe(section(timedStep, 1, 9)),
  faq: maybe(section(question, 1, 12)),
  call,
})
