/** The schema of the measures of a case study. */
import * as v from 'valibot'
import { day } from '#content/schema-parts.ts'
import { oneOf, text } from './basics.ts'

/** A reading: its value, its period, and its sample: `n` is the size, `of` says of what. */
const reading = v.strictObject({
  value: v.number('expected a number'),
  from: day,
  to: day,
  n: v.number('expected a number'),
  of: text(40),
})

/** A result, measured before and after in the same way. */
export const measure = v.strictObject({
  label: text(100),
  /** The suffix of a figure, including the space. */
  unit: oneOf(['', '%', ' s', ' min', ' h', ' days']),
  before: reading,
  after: reading,
  /** How and by whom it was measured, and what it excludes. */
  method: text(800),
})

export type Reading = v.InferOutput<typeof reading>
export type Measure = v.InferOutput<typeof measure>
