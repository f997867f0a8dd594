/** Figures that change, such as `72 to 14 h`. A range, such as a price, is none, and never passes through here. */
import { fill } from './fill.ts'
import type { Texts } from './schema/texts.ts'

/** A change: the two figures that are drawn, and the sentence that is spoken and copied. */
export interface Change {
  readonly was: string
  readonly is: string
  readonly spoken: string
}

/** Returns the parts of a figure that changes; `undefined` for any other. */
export function changeOf(
  value: string,
  { range, change }: Pick<Texts['results'], 'range' | 'change'>,
): Change | undefined {
  const [, between = ''] = range.split(/\{\{\w+\}\}/)
  const [was, is, more] = value.split(between)
  return was && is && more === undefined ? { was, is, spoken: fill(change, { from: was, to: is }) } : undefined
}
