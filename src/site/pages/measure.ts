/** The schema of what a case study measured, and how. */
import * as v from 'valibot'
import { day } from '#site/schema-parts.ts'
import { oneOf, text } from './basics.ts'

/** What was counted at one time: the value, when it was taken, and from how many of what. */
const reading = v.strictObject({ value: v.number('expected a number'), from: day, to: day, n: v.number('expected a number'), of: text(40) })

/** One result, read before and after in the same way. */
export const measure = v.strictObject({
  label: text(100),
  /** As it follows a figure, with its space. */
  unit: oneOf(['', '%', ' s', ' min', ' h', ' days']),
  before: reading,
  after: reading,
  /** How it was taken, by whom, and what it leaves out. */
  method: text(800),
})

export type Reading = v.InferOutput<typeof reading>
export type Measure = v.InferOutput<typeof measure>
