/** A hand and its tools. */
import { n } from '#site/art/pen.ts'
import type { Role } from '#site/theme/tokens.ts'
import { disc, shape } from './thread.ts'

/** A hand with its forefinger pointing up; the finger's tip is at `x`, `y`. */
export const hand = (x: number, y: number, edge: Role = 'ink') =>
  shape(`M${n(x - 6)} ${n(y + 6)}c0-8 12-8 12 0v22l20 6c9 3 11 8 9 16l-4 18h-32l-17-24c-4-7 4-12 9-6l3 4z`, {
    edge,
    fill: 'raise',
    kind: 'solid',
  })

/** A needle from its eye to its tip. */
export function needle(x1: number, y1: number, x2: number, y2: number, colour: Role = 'ink') {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [u, v] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, aside: number) => `${n(x1 + u * along - v * aside)} ${n(y1 + v * along + u * aside)}`
  return (
    shape(`M${at(-4, 0)}Q${at(2, 7)} ${at(length, 0)}Q${at(2, -7)} ${at(-4, 0)}z`, { fill: colour }) +
    disc(x1 + u * 6, y1 + v * 6, 1.6, { fill: 'raise' })
  )
}
