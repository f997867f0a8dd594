/** A chart of an article: how many projects lay how far from their estimate, in steps of equal width. */
import * as v from 'valibot'
import { fill } from '#site/fill.ts'
import type { Table } from '#site/table.ts'
import { list, text } from './basics.ts'
import type { Texts } from './texts.ts'

const number = v.number('expected a number')

export const distribution = v.strictObject({
  /** What the chart is called, and what is to be seen in it, for those who do not see it. */
  title: text(120),
  says: text(400),
  caption: text(120),
  /** The name of the steps, above their column in the table. */
  column: text(40),
  /** Where the first step begins, and how wide each is, in per cent of the estimate. */
  from: number,
  width: number,
  /** Two series: the projects of each step. */
  series: v.tuple(
    [v.strictObject({ name: text(40), projects: list(number, 2, 40) }), v.strictObject({ name: text(40), projects: list(number, 2, 40) })],
    'expected two series',
  ),
})

export type Distribution = v.InferOutput<typeof distribution>

const signed = (value: number) => (value > 0 ? `+${value}` : String(value))

/** The same figures in rows. */
export const distributionTable = ({ caption, column, from, width, series }: Distribution, { range }: Texts['results']): Table => ({
  caption,
  columns: [column, ...series.map(({ name }) => name)],
  rows: series[0].projects.map((_, at) => {
    const begins = from + at * width
    return [`${fill(range, { from: signed(begins), to: signed(begins + width) })}%`, ...series.map(({ projects }) => String(projects[at] ?? 0))]
  }),
})
