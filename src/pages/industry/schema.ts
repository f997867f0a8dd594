import * as v from 'valibot'
import { call, figure, iconItem, item, list, maybe, opening, section } from '#content/schema/parts.ts'
import { story } from '#content/schema/story.ts'

/** An industry: figures, challenges, solutions and stories. */
export const industry = v.strictObject({
  ...opening,
  stats: maybe(list(figure, 1, 8)),
  challenges: maybe(section(item, 1, 9)),
  solutions: section(iconItem, 1, 9),
  caseStudies: maybe(section(story, 1, 6)),
  call,
})
