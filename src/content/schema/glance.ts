/** A buyer's first questions about a service or a part of one. */
import * as v from 'valibot'
import { maybe, text } from './parts.ts'

/** Price and time, each in a sentence or two; their figures, such as `4-6 weeks`, are shown large, above their sentences. */
const figures = {
  time: maybe(text(300)),
  timeFigure: maybe(text(24)),
  /** A range, or how the price is calculated. */
  price: maybe(text(400)),
  priceFigure: maybe(text(24)),
}

/** The answers for a part of a service. */
export const briefGlance = v.strictObject(figures)

/** The answers for a service, each in one or two sentences. */
export const glance = v.pipe(
  v.strictObject({
    /** Who works on it, by role. */
    team: maybe(text(300)),
    delivered: maybe(text(300)),
    ...figures,
    /** What is promised for operation. */
    serviceLevel: maybe(text(300)),
    /** How the work ends. */
    ending: maybe(text(300)),
  }),
  v.check(answers => Object.keys(answers).length > 0, 'expected one answer at least'),
)

export type Glance = v.InferOutput<typeof glance>
