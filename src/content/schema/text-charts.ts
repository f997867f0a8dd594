/** The schema of the charts in the text of an article or a case study. */
import * as v from 'valibot'
import { formOf } from './basics.ts'
import { type Distribution, distribution } from './distribution.ts'
import { maybe, slug } from './parts.ts'
import { type Result, result } from './result.ts'

/** A result, or a histogram of projects by their deviation from the estimate. */
export type TextChart = Distribution | Result

/** Only a distribution has series. */
export const isDistribution = (chart: TextChart): chart is Distribution => 'series' in chart

const textChart = formOf<TextChart>([distribution, result], input => (typeof input === 'object' && input !== null && 'series' in input ? distribution : result))

export const textCharts = maybe(v.record(slug, textChart))
