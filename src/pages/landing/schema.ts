/** A landing page for outsourcing or testing. */
import * as v from 'valibot'
import { beforeYouSign, datedItem, icon, link, list, maybe, opening, paragraphs, section, text } from '#content/schema/parts.ts'
import { story } from '#content/schema/story.ts'
import { table } from '#content/schema/table.ts'

export const landing = v.strictObject({
  ...opening,
  /** The service type for structured data: one or two words that the page contains. */
  serviceType: text(60),
  /** Dated or numbered reasons to trust, in order. */
  trust: maybe(section(datedItem, 1, 9)),
  services: section(v.strictObject({ icon, title: text(80), description: text(400), points: list(text(100), 1, 5), link }), 1, 8),
  /** The hours that are shared with cities, if they matter. */
  hours: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  terms: maybe(beforeYouSign),
  stories: maybe(section(story, 1, 6)),
  about: paragraphs(1, 4),
  /** The bar at the bottom of the viewport. */
  bar: maybe(v.strictObject({ text: text(80), button: text(24) })),
})
