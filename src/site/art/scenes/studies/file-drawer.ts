import labels from '#content/scene-labels.json' with { type: 'json' }
import { arrow, knot, sheet } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['file-drawer']

/** A folder in the drawer; its tab begins at `x`. */
const folder = (x: number, y: number, name: string, colour: Role) =>
  shape(`M46 226V${y + 24}H${x}l8-24h78l8 24H354V226z`, { edge: 'cloth', fill: colour, kind: 'solid' }) +
  box({ x: x + 11, y: y + 4, w: 72, h: 20, r: 3, fill: 'raise' }) +
  words(x + 47, y + 19, name, { anchor: 'middle', bold: true, colour: 'ink' })

export default [
  folder(52, 42, label.bundles, 'madder'),
  sheet(176, 16, 160, 120, 'indigo'),
  words(189, 48, label.minutes74, { bold: true, colour: 'soft' }),
  arrow(248, 43, 268, 43, 'leaf'),
  words(275, 49, label.minutes6, { bold: true, size: 16, colour: 'leaf' }),
  line('M189 60h134', 'line', 'fine'),
  words(189, 82, label.whatWentWrong, { colour: 'madder' }),
  line('M189 90h122', 'madder'),
  folder(82, 92, label.tills, 'leaf'),
  folder(228, 122, label.wards, 'river'),
  box({ x: 32, y: 158, w: 336, h: 68, r: 6, fill: 'indigo' }),
  box({ x: 140, y: 168, w: 120, h: 26, r: 4, fill: 'raise', kind: 'solid' }),
  words(200, 186, label.to, { anchor: 'middle' }),
  line('M166 204c0 16 68 16 68 0', 'raise', 'solid'),
  knot(166, 204, 'raise', 3),
  knot(234, 204, 'raise', 3),
]
