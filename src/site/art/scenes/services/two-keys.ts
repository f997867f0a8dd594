import labels from '#content/scene-labels.json' with { type: 'json' }
import { cross } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['two-keys']

const key = (y: number, colour: Role) =>
  disc(58, y, 15, { fill: 'raise', edge: colour, kind: 'solid' }) +
  disc(58, y, 5, { fill: colour }) +
  box({ x: 73, y: y - 4, w: 46, h: 8, r: 2, fill: colour }) +
  box({ x: 100, y, w: 6, h: 14, r: 1, fill: colour }) +
  box({ x: 111, y, w: 6, h: 11, r: 1, fill: colour })

export default [
  key(90, 'marigold'),
  key(150, 'leaf'),
  box({ x: 130, y: 24, w: 140, h: 182, r: 10, fill: 'indigo' }),
  box({ x: 138, y: 32, w: 124, h: 166, r: 6, edge: 'paper', kind: 'fine' }),
  box({ x: 146, y: 206, w: 24, h: 14, r: 2, fill: 'indigo' }),
  box({ x: 230, y: 206, w: 24, h: 14, r: 2, fill: 'indigo' }),
  box({ x: 158, y: 46, w: 84, h: 28, r: 4, fill: 'raise' }),
  words(200, 65, label.patients, { anchor: 'middle', bold: true }),
  disc(208, 132, 38, { fill: 'raise' }),
  line('M208 106v52M182 132h52M190 114l36 36M226 114l-36 36', 'indigo', 'solid'),
  disc(208, 132, 12, { fill: 'marigold' }),
  disc(150, 90, 6, { fill: 'marigold' }),
  disc(150, 150, 6, { fill: 'leaf' }),
  box({ x: 313, y: 22, w: 14, h: 12, r: 2, fill: 'ink' }),
  disc(320, 66, 32, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M320 66v-26a26 26 0 0 1 6 51z', { fill: 'leaf' }),
  words(320, 122, label.minutes41, { anchor: 'middle', bold: true, colour: 'leaf' }),
  shape('M286 148h26l8 8h36v48h-70z', { fill: 'raise', edge: 'madder' }),
  words(294, 188, label.temp),
  cross(339, 188),
]
