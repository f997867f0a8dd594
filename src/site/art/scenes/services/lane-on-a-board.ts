import labels from '#content/scene-labels.json' with { type: 'json' }
import { barcode, tick } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['lane-on-a-board']

const numbered = [
  [98, 134, '1'],
  [190, 134, '2'],
  [318, 146, '3'],
] as const

export default [
  box({ x: 36, y: 18, w: 328, h: 208, r: 8, edge: 'marigold' }),
  line('M98 114v46M190 112v48M318 128v40', 'soft'),
  shape('M56 32h84l8 78h-100z', { fill: 'indigo' }),
  box({ x: 63, y: 40, w: 70, h: 32, r: 3, fill: 'raise' }),
  words(98, 61, label.lane, { anchor: 'middle', bold: true }),
  line('M64 84h68M62 96h72', 'paper', 'fine'),
  box({ x: 170, y: 28, w: 40, h: 46, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M177 40h26M177 50h18', 'soft', 'fine'),
  box({ x: 158, y: 66, w: 64, h: 46, r: 6, fill: 'ink' }),
  line('M168 74h44', 'paper', 'solid'),
  shape('M294 52L262 32v44z', { fill: 'marigold' }),
  box({ x: 236, y: 30, w: 28, h: 48, r: 3, fill: 'raise', edge: 'ink', kind: 'solid' }),
  barcode(241, 36, 20, 36),
  shape('M290 40h8l4-6h32c18 0 24 14 20 28l-16 10l-8 60h-24l6-58h-10l-4-6h-8z', { fill: 'madder' }),
  line('M308 78l-8 12', 'ink', 'solid'),
  box({ x: 50, y: 160, w: 206, h: 54, r: 5, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M58 170h190', 'ink', 'fine'),
  words(144, 199, label.testedH, { anchor: 'middle', bold: true }),
  tick(202, 199),
  box({ x: 270, y: 168, w: 80, h: 46, r: 5, fill: 'leaf' }),
  words(310, 196, label.minutes70, { anchor: 'middle', bold: true, colour: 'paper' }),
  ...numbered.map(
    ([x, y, number]) =>
      box({ x: x - 11, y: y - 11, w: 22, h: 22, r: 11, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      words(x, y + 5, number, { anchor: 'middle', bold: true }),
  ),
]
