/** An industry: figures, what goes wrong in the trade, what helps, and three stories. */
import * as v from 'valibot'
import { call, figure, iconItem, item, list, opening, section } from './parts.ts'
import { story } from './story.ts'

export const industry = v.strictObject({
  ...opening,
  stats: list(figure, 2, 6),
  challenges: section(item, 2, 9),
  solutions: section(iconItem, 2, 9),
  caseStudies: section(story, 1, 4),
  call,
})
