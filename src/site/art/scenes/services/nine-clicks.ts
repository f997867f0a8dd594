import labels from '#content/scene-labels.json' with { type: 'json' }
import { arrow, knot } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'
import { hand } from '#site/art/sewing/tools.ts'

const label = labels['nine-clicks']

const stops = [
  [58, 52],
  [142, 60],
  [92, 82],
  [160, 92],
  [60, 108],
  [120, 120],
  [72, 146],
  [148, 138],
  [156, 168],
] as const

const fields = [48, 70, 92, 114, 136, 158].flatMap(y =>
  [48, 89, 130].map(x => box({ x, y, w: 36, h: 15, r: 3, fill: 'line' })),
)

export default [
  box({ x: 38, y: 28, w: 140, h: 156, r: 6, fill: 'raise', edge: 'soft', kind: 'solid' }),
  line('M38 40h140', 'soft', 'fine'),
  ...fields,
  line(`M${stops.map(([x, y]) => `${x} ${y}`).join('L')}`, 'madder', 'solid'),
  ...stops.map(([x, y]) => knot(x, y, 'madder', 5)),
  box({ x: 47, y: 41, w: 22, h: 22, r: 11, fill: 'madder' }),
  words(58, 57, '1', { anchor: 'middle', bold: true, colour: 'paper' }),
  box({ x: 145, y: 157, w: 22, h: 22, r: 11, fill: 'madder' }),
  words(156, 173, '9', { anchor: 'middle', bold: true, colour: 'paper' }),
  words(108, 214, label.clicks, { anchor: 'middle', bold: true, size: 20, colour: 'madder' }),
  arrow(190, 106, 220, 106, 'ink'),
  box({ x: 232, y: 28, w: 128, h: 156, r: 14, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(296, 58, label.bed, { anchor: 'middle', bold: true, size: 18 }),
  box({ x: 248, y: 76, w: 96, h: 56, r: 10, fill: 'leaf' }),
  words(296, 109, label.clean, { anchor: 'middle', bold: true, size: 18, colour: 'paper' }),
  box({ x: 241, y: 69, w: 110, h: 70, r: 0, edge: 'indigo', kind: 'fine' }),
  ...[
    [241, 69],
    [351, 69],
    [241, 139],
    [351, 139],
  ].map(([x = 0, y = 0]) =>
    box({ x: x - 4, y: y - 4, w: 8, h: 8, r: 0, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  ),
  hand(322, 116, 'ink'),
  words(296, 214, label.touch, { anchor: 'middle', bold: true, size: 20, colour: 'leaf' }),
]
