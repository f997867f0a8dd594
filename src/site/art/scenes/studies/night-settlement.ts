import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['night-settlement']

const stars = [
  [92, 116],
  [112, 82],
  [142, 56],
  [252, 50],
  [286, 78],
  [304, 116],
  [128, 108],
  [272, 112],
] as const

const shop =
  box({ x: 146, y: 142, w: 108, h: 70, r: 2, fill: 'raise', edge: 'ink', kind: 'solid' }) +
  hatch(156, 164, 50, 30, 'river', true) +
  box({ x: 216, y: 162, w: 28, h: 50, r: 2, edge: 'ink', fill: 'marigold', kind: 'solid' }) +
  [0, 1, 2, 3, 4, 5]
    .map(at =>
      shape(`M${140 + at * 20} 118h20v24c0 12-20 12-20 0z`, {
        edge: 'madder',
        fill: at % 2 ? 'raise' : 'madder',
        kind: 'solid',
      }),
    )
    .join('')

export default [
  shape('M62 166A138 138 0 0 1 338 166z', { fill: 'night' }),
  line('M52 166A148 148 0 0 1 348 166', 'leaf'),
  ...stars.map(([x, y], at) => knot(x, y, 'white', at % 2 ? 2 : 3)),
  shape('M206 36c-22 0-22 32 0 32c-10-8-10-24 0-32z', { fill: 'marigold' }),
  box({ x: 146, y: 76, w: 108, h: 30, r: 15, fill: 'raise' }),
  words(200, 97, label.hours, { anchor: 'middle', bold: true, size: 18 }),
  shape('M32 166a28 28 0 0 1 56 0z', { fill: 'madder', edge: 'cloth', kind: 'solid' }),
  shape('M312 166a28 28 0 0 1 56 0z', { fill: 'marigold', edge: 'cloth', kind: 'solid' }),
  line('M22 168H378', 'soft', 'solid'),
  words(62, 190, label.sold, { anchor: 'middle' }),
  words(62, 210, '16:05', { anchor: 'middle', bold: true, colour: 'madder' }),
  words(338, 190, label.paid, { anchor: 'middle' }),
  words(338, 210, '06:05', { anchor: 'middle', bold: true, colour: 'leaf' }),
  shop,
  line('M112 213h176', 'soft', 'solid'),
]
