/** The schema of the measures of a case study. */
import * as v from 'valibot'
import { day } from '#content/schema-parts.ts'
import { atLeast, number, text } from './basics.ts'

/** A reading: its value, its period, and its sample: `n` is the size, `of` says of what. */
const reading = v.pipe(
  v.strictObject({
    value: number,
    from: day,
    to: day,
    n: atLeast(1),
    of: text(40),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'expected a day that is not before `from`'),
    ['to'],
  ),
)

/** A result, measured before and after in the same way. */
export const measure = v.strictObject({
  label: text(100),
  /** The suffix of a figure, including the space. */
  unit: v.picklist(['', '%', ' s', ' min', ' h', ' days'], 'expected one of "", "%", " s", " min", " h", " days", with its space'),
  before: reading,
  after: reading,
  /** How and by whom it was measured, and what it excludes. */
  method: text(800),
})

export type Reading = v.InferOutput<typeof reading>
export type Measure = v.InferOutput<typeof measure>
