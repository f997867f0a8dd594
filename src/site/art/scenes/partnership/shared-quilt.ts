import { sewn } from '#site/art/sewing/cloth.ts'
import { someone } from '#site/art/sewing/people.ts'
import { disc, line } from '#site/art/sewing/thread.ts'

const hand = (x: number, fill: 'umber' | 'honey') => disc(x, 130, 11, { fill })

/** Two squares on their corners, one in the other. */
const diamond = (x: number, outer: 'paper' | 'ink', inner: 'madder' | 'river') =>
  line(`M${x} 138l36 36l-36 36l-36-36z`, outer) + sewn(`M${x} 152l22 22l-22 22l-22-22z`, inner, outer)

export default [
  someone(96, 168, 'madder', { scale: 1.9, long: true }),
  someone(303, 168, 'leaf', { scale: 1.9, beard: true, glasses: true }),
  // The quilt: a half from each firm, and the seam that joins them.
  sewn('M48 124Q124 142 200 132V222Q124 230 40 216z', 'indigo'),
  sewn('M352 124Q276 142 200 132V222Q276 230 360 216z', 'marigold', 'ink', 'across'),
  diamond(122, 'paper', 'madder'),
  diamond(278, 'ink', 'river'),
  line('M200 132V222M191 140l18 8M191 156l18 8M191 172l18 8M191 188l18 8M191 204l18 8', 'madder', 'solid'),
  hand(50, 'umber'),
  hand(350, 'honey'),
]
