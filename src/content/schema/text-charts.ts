/** The charts in the text of an article or a case study. */
import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import type { Table } from '#content/table.ts'
import { formOf, list, number, text } from './basics.ts'
import { maybe, slug } from './parts.ts'
import { type Result, result } from './result.ts'
import type { Texts } from './texts.ts'

export const distribution = v.strictObject({
  /** The title and the description of the chart, for people who cannot see it. */
  title: text(120),
  says: text(400),
  caption: text(120),
  /** The header of the column of bins in the table. */
  column: text(40),
  /** The start of the first bin, and the width of each, in per cent of the estimate. */
  from: number,
  width: number,
  /** Two series: the number of projects in each bin. */
  series: v.tuple(
    [v.strictObject({ name: text(40), projects: list(number, 2, 40) }), v.strictObject({ name: text(40), projects: list(number, 2, 40) })],
    'expected two series',
  ),
})

export type Distribution = v.InferOutput<typeof distribution>

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

/** Returns the figures as a table. */
export const distributionTable = ({ caption, column, from, width, series }: Distribution, { range }: Texts['results']): Table => ({
  caption,
  columns: [column, ...series.map(({ name }) => name)],
  rows: series[0].projects.map((_, at) => {
    const begins = from + at * width
    return [`${fill(range, { from: signed(begins), to: signed(begins + width) })}%`, ...series.map(({ projects }) => String(projects[at] ?? 0))]
  }),
})

/** A result, or a histogram of projects by their deviation from the estimate. */
export type TextChart = Distribution | Result

/** Only a distribution has series. */
export const isDistribution = (chart: TextChart): chart is Distribution => 'series' in chart

const textChart = formOf<TextChart>([distribution, result], input => (typeof input === 'object' && input !== null && 'series' in input ? distribution : result))

export const textCharts = maybe(v.record(slug, textChart))
