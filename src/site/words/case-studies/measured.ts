import { fromTo } from '#site/words/results.ts'
import type { Plot, Result, Unit } from '#site/words/shapes.ts'
import { measureChart, withCommas } from './facts.ts'
import type { CaseStudy, Measure } from './shape.ts'
import { studies } from './studies.ts'

const units: Record<Measure['unit'], Unit | undefined> = { '': undefined, '%': '%', ' s': 's', ' min': 'min', ' h': 'h', ' days': 'day' }

/** The two readings of a measure, for its chart. */
export function plotOf({ before, after, unit: suffix }: Measure): Plot {
  const unit = units[suffix]
  const rows = [before, after].map(({ value }, at) => ({ name: at ? 'After' : 'Before', text: `${withCommas(value)}${suffix}`, value }))
  return { form: 'bars', ...(unit ? { unit } : { noun: before.of }), rows }
}

const all: readonly CaseStudy[] = studies

/** A measure of a case study as the result of a story that links to it: the same figures, and the same chart. */
export function measured(slug: (typeof studies)[number]['slug'], at: 0 | 1, label: string): Result {
  const measure = all.find(study => study.slug === slug)?.measures[at]
  if (!measure) throw new Error(`there is no case study '${slug}'`)
  const plot = plotOf(measure)
  const [before, after] = plot.rows
  return { value: fromTo(before?.text ?? '', after?.text ?? ''), label, plot, chart: measureChart({ slug }, at) }
}
