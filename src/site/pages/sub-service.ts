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
  whenNeeded: section(text(300), 2, 8),
  deliverables: section(iconItem, 2, 8),
  timeline: section(timedStep, 2, 6),
  faq: maybe(section(question, 1, 8)),
  call,
})
