import labels from '#content/scene-labels.json' with { type: 'json' }
import { qr } from '#site/art/sewing/codes.ts'
import { arrow } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['two-tables']

/** A bundle of cut parts, tied with a strip of cloth. */
const bundle = (x: number, y: number, colour: Role) =>
  box({ x, y, w: 78, h: 20, r: 9, fill: colour, edge: 'cloth', kind: 'solid' }) +
  line(`M${x + 8} ${y + 7}h62M${x + 8} ${y + 13}h62`, 'raise', 'fine') +
  box({ x: x + 34, y, w: 10, h: 20, r: 0, fill: 'marigold' })

const table = (x: number, name: string) =>
  box({ x, y: 170, w: 108, h: 10, r: 2, fill: 'ink' }) +
  line(`M${x + 10} 182v42M${x + 98} 182v42`, 'soft', 'solid') +
  words(x + 54, 206, name, { anchor: 'middle', bold: true })

const plane =
  line('M264 86C280 84 290 78 302 66', 'river', 'fine') +
  shape('M298 70L336 36c6-5 12 1 7 7L308 80l-8-1zM318 54l-16-10l7-4l20 4zM329 64l8 18l5-6l-3-22z', { fill: 'river' })

export default [
  table(28, label.cutting),
  table(264, label.sewing),
  ...[66, 87, 108, 129].map((y, at) => bundle(44 + (at % 2) * 3, y, 'river')),
  bundle(44, 150, 'madder'),
  bundle(280, 150, 'leaf'),
  line('M122 160C150 160 132 96 156 84', 'madder'),
  box({ x: 148, y: 22, w: 104, h: 84, r: 6, fill: 'raise', edge: 'madder', kind: 'solid' }),
  qr(158, 32, 40),
  words(206, 46, label.no),
  words(206, 66, '412', { bold: true }),
  words(200, 94, label.pieces, { anchor: 'middle' }),
  words(200, 154, label.hours31, { anchor: 'middle', bold: true, size: 30, colour: 'madder' }),
  arrow(144, 176, 256, 176, 'marigold'),
  words(200, 202, label.metres, { anchor: 'middle' }),
  plane,
  words(308, 118, label.byAirTo, { anchor: 'middle' }),
]
