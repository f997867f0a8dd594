/** The landing page for cross-platform software. */
import * as v from 'valibot'
import { iconItem, link, listed, maybe, opening, paragraphs, text } from '#content/schema/parts.ts'
import { story } from '#content/schema/story.ts'

export const crossPlatform = v.strictObject({
  ...opening,
  /** The service type for structured data: one or two words that the page contains. */
  serviceType: text(60),
  why: maybe(listed(iconItem, 1, 9)),
  services: maybe(listed(v.strictObject({ title: text(80), description: text(400), link }), 1, 8)),
  stories: maybe(listed(story, 1, 6)),
  about: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 4), contact: text(60), more: text(60) }),
})
