import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { chip } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import { claims } from '#site/claims.ts'
import { fill } from '#site/fill.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels.delta

const shop = (x: number, y: number, colour: Role) =>
  box({ x, y: y + 12, w: 44, h: 26, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }) +
  box({ x: x + 27, y: y + 20, w: 10, h: 18, r: 0, fill: 'ink' }) +
  shape(`M${x - 4} ${y + 14}l6-14h40l6 14z`, { fill: colour, edge: 'ink', kind: 'solid' })

const shops: readonly (readonly [x: number, y: number, colour: Role])[] = [
  [236, 20, 'madder'],
  [310, 34, 'leaf'],
  [260, 76, 'marigold'],
  [322, 98, 'indigo'],
  [256, 134, 'leaf'],
  [312, 160, 'madder'],
  [240, 184, 'river'],
]

export default [
  ...shops.map(([x, y]) => line(`M156 128C200 128 190 ${y + 26} ${x - 6} ${y + 26}`, 'river')),
  line('M76 128H110', 'river'),
  ...shops.map(place => shop(...place)),
  box({ x: 34, y: 102, w: 46, h: 36, r: 4, fill: 'indigo' }),
  box({ x: 40, y: 108, w: 34, h: 20, r: 2, fill: 'raise' }),
  line('M57 138v8M42 148h30', 'indigo', 'solid'),
  disc(134, 122, 36, { fill: 'raise', edge: 'madder' }),
  someone(134, 148, 'madder', { scale: 0.85, long: true }),
  words(134, 178, label.you, { anchor: 'middle', bold: true }),
  chip(
    72,
    44,
    claims.resellerShare === undefined ? label.yours : fill(label.share, { share: claims.resellerShare }),
    'marigold',
  ),
  words(57, 178, label.ourTill, { anchor: 'middle' }),
]
