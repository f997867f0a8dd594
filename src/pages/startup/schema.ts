/** The page for startups. */
import * as v from 'valibot'
import { beforeYouSign, callWithButton, iconItem, link, list, listed, maybe, opening, paragraphs, text } from '#content/schema/parts.ts'
import { story, timedStep } from '#content/schema/story.ts'
import { table } from '#content/schema/table.ts'

export const startup = v.strictObject({
  ...opening,
  start: text(40),
  /** The link to `features`, shown if these exist. */
  why: text(60),
  features: maybe(listed(iconItem, 1, 9)),
  journey: maybe(listed(timedStep, 1, 9)),
  price: maybe(
    v.strictObject({
      title: text(80),
      lead: text(400),
      included: v.strictObject({ title: text(80), items: list(text(200), 1, 12) }),
      apart: maybe(v.strictObject({ title: text(80), items: list(text(200), 1, 12) })),
      example: maybe(table),
    }),
  ),
  terms: maybe(beforeYouSign),
  services: maybe(listed(v.strictObject({ title: text(80), description: text(400), link }), 1, 8)),
  stories: maybe(listed(story, 1, 6)),
  about: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 4), link: text(60) })),
  call: callWithButton,
})
