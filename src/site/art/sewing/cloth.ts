/** Cloth filled with rows of running stitch, like kantha. */
import { n } from '#site/art/pen.ts'
import { type Dye, fillClass, line } from './thread.ts'

/** The lengths of the stitches of a row; they differ, as in sewing by hand. */
const lengths = [9, 7, 10, 8, 7.5, 9.5]
const space = 4

/** A pattern of rows of running stitch: light and shadow over any colour. */
export function rows(id: string, turn: number, gap: number) {
  const period = lengths.reduce((sum, length) => sum + length + space, 0)
  const row = (at: number, first: number) =>
    `M${n(first - period)} ${n(at)}${`${lengths.map(length => `h${length}m${space} 0`).join('')}`.repeat(2)}`
  const all = (lower: number) => [0, 13, 31].map((first, at) => row(gap * (at + 0.5) + lower, first)).join('')
  return `<pattern id="${id}" width="${period}" height="${n(gap * 3)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path class="d" d="${all(1.6)}"/><path class="w" d="${all(0)}"/></pattern>`
}

/** The patterns that `sewn` fills with: up, and across. */
export const sewnRows = rows('u', 84, 4.2) + rows('a', 3, 4.2)

/** The CSS rules of these patterns. */
export const sewnRules =
  '.d,.w{fill:none;stroke-linecap:round;stroke-width:1.5}.d{stroke:#000;opacity:.2}.w{stroke:#fff;opacity:.34}'

/** Cloth in the shape of a path, filled with stitches, with a stitched edge. */
export const sewn = (path: string, fill: Dye, edge: Dye = 'ink', direction: 'up' | 'across' = 'up') =>
  `<path class="${fillClass(fill)}" d="${path}"/><path fill="url(#${direction[0]})" d="${path}"/>${line(path, edge)}`
