/** Formats the facts of a case study, and derives others from them. */
import texts from '#generated/texts/results.json' with { type: 'json' }
import type { CaseStudy, Span, StudyCard } from '#pages/case-study/schema.ts'
import { fill } from './fill.ts'
import { numberText } from './in-words.ts'
import type { Measure } from './schema/measure.ts'

/** The end of a figure of a measure, with its space: ` h`, ` days`. */
export const suffixOf = (unit: Measure['unit']) => (unit === ' days' ? ` ${texts.days}` : unit)

/** Formats a measure for cards: `31 to 19 h`, `71% to 96%`. */
export const resultOf = ({ before, after, unit }: Measure) =>
  fill(texts.range, {
    from: `${numberText(before.value)}${unit === '%' ? unit : ''}`,
    to: `${numberText(after.value)}${suffixOf(unit)}`,
  })

/** Formats a price range: `$45,000 to $60,000`. */
export const bandOf = ({ from, to }: CaseStudy['price']) =>
  fill(texts.range, { from: `$${numberText(from * 1000)}`, to: `$${numberText(to * 1000)}` })

/** Returns the number of people in the team. */
export const headcount = (team: CaseStudy['team']) => team.reduce((sum, { people }) => sum + people, 0)

const week = 7 * 24 * 3600 * 1000

/** Compares the last day with the planned one, in whole weeks: `10 weeks late`, `on the planned day`. */
export function punctuality(planned: Span, actual: Span): string {
  const weeks = Math.round((Date.parse(actual.to) - Date.parse(planned.to)) / week)
  if (weeks === 0) return texts.onTime
  const text = Math.abs(weeks) === 1 ? texts.week : texts.weeks
  return fill(text, { count: Math.abs(weeks), side: weeks > 0 ? texts.late : texts.early })
}

/** Returns only the fields that a card shows, because every page with the card contains them. */
export const cardOf = ({
  slug,
  title,
  summary,
  photo,
  client,
  industry,
  actual,
  measures: [first],
}: CaseStudy): StudyCard => ({
  slug,
  title,
  summary,
  ...(photo && { photo }),
  client,
  industry,
  actual,
  result: { value: resultOf(first), label: first.label },
})
