import { sewn } from '#site/art/sewing/cloth.ts'
import { box, disc, line } from '#site/art/sewing/thread.ts'

/** The edges of both cloths: together at the bottom, apart above the slider. */
const [left, right] = ['M40 26H142C164 60 192 92 194 124V214H40z', 'M360 26H258C236 60 208 92 206 124V214H360z']

/** Teeth of the closed part, alternately from both sides. */
const closed = Array.from({ length: 9 }, (_, at) =>
  box({ x: at % 2 ? 198 : 190, y: 134 + at * 9, w: 12, h: 6, r: 2, fill: 'ink' }),
)

/** Teeth along the open edges: their offset from the middle, and their height. */
const open = [
  [52, 34],
  [43, 50],
  [34, 66],
  [25, 81],
  [16, 96],
].map(([across = 0, y = 0]) => disc(200 - across, y, 4, { fill: 'ink' }) + disc(200 + across, y, 4, { fill: 'ink' }))

export default [
  sewn(left, 'river', 'ink', 'across'),
  sewn(right, 'marigold', 'ink', 'across'),
  // A plug on one cloth, a socket on the other.
  box({ x: 74, y: 126, w: 52, h: 40, r: 10, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M126 138h16M126 154h16M74 146C58 146 62 190 44 190', 'ink', 'solid'),
  box({ x: 272, y: 120, w: 54, h: 52, r: 10, fill: 'raise', edge: 'ink', kind: 'solid' }),
  disc(290, 146, 4, { fill: 'ink' }),
  disc(308, 146, 4, { fill: 'ink' }),
  ...open,
  ...closed,
  box({ x: 184, y: 106, w: 32, h: 26, r: 6, fill: 'madder', edge: 'ink', kind: 'solid' }),
  box({ x: 193, y: 124, w: 14, h: 44, r: 7, fill: 'madder', edge: 'ink', kind: 'solid' }),
  disc(200, 158, 3, { fill: 'raise' }),
]
