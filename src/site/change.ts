/** Figures that change, such as `72 to 14 h`. A range, such as a price, is none, and never passes through here. */
import type { Texts } from './pages/texts.ts'

/** A change in parts: the words before and between the two figures are for the ear and for copies. */
export interface Change {
  readonly lead: string
  readonly was: string
  readonly arrow: string
  readonly is: string
}

/** Returns the parts of a figure that changes; `undefined` for any other. */
export function changeOf(
  value: string,
  { range, change }: Pick<Texts['results'], 'range' | 'change'>,
): Change | undefined {
  const [, between = ''] = range.split(/\{\w+\}/)
  const [lead = '', arrow = ''] = change.split(/\{\w+\}/)
  const [was, is, more] = value.split(between)
  return was && is && more === undefined ? { lead, was, arrow, is } : undefined
}
