import labels from '#content/scene-labels.json' with { type: 'json' }
import { rows } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.forklift

const bags = [
  [160, 62],
  [192, 62],
  [160, 86],
  [192, 86],
] as const

export default [
  line('M262 20v122M350 20v122M262 60h88M262 102h88', 'ink', 'solid'),
  ...[270, 300].map(x => box({ x, y: 36, w: 26, h: 22, r: 3, fill: 'leaf' })),
  box({ x: 270, y: 78, w: 26, h: 22, r: 3, fill: 'leaf' }),
  box({ x: 302, y: 76, w: 40, h: 24, r: 3, edge: 'soft', kind: 'fine' }),
  ...[270, 300].map(x => box({ x, y: 118, w: 26, h: 22, r: 3, fill: 'leaf' })),
  line('M80 98V42h40l14 50', 'ink', 'solid'),
  shape('M52 94q0-6 6-6h58l24 12v32h-88z', { fill: 'marigold' }),
  line('M146 28v108M152 28v108', 'ink', 'solid'),
  line('M152 116h72', 'ink', 'solid'),
  ...bags.map(([x, y]) => box({ x, y, w: 29, h: 22, r: 7, fill: 'madder' })),
  box({ x: 158, y: 109, w: 64, h: 6, r: 1, fill: 'ink' }),
  disc(72, 132, 11, { fill: 'ink', edge: 'cloth', kind: 'solid' }),
  disc(126, 132, 11, { fill: 'ink', edge: 'cloth', kind: 'solid' }),
  box({ x: 40, y: 144, w: 320, h: 80, r: 4, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  box({ x: 40, y: 144, w: 320, h: 28, r: 4, fill: 'indigo' }),
  words(200, 163, label.oneLedger, { anchor: 'middle', bold: true, colour: 'paper', size: 16 }),
  rows(54, 191, 292, [
    [label.stock, label.bagsAdded, 'leaf'],
    [label.owedToThe, '96,000', 'madder'],
  ]),
]
