import labels from '#content/scene-labels.json' with { type: 'json' }
import { button, phone, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['school-bag']

export default [
  shape('M82 84V34h40v50z', { fill: 'marigold' }),
  shape('M128 84V26h34v58z', { fill: 'indigo' }),
  line('M90 42v36M136 34v44', 'paper', 'fine'),
  box({ x: 46, y: 126, w: 24, h: 74, r: 12, fill: 'madder' }),
  box({ x: 214, y: 126, w: 24, h: 74, r: 12, fill: 'madder' }),
  shape('M58 100c0-38 168-38 168 0v100q0 20-20 20h-128q-20 0-20-20z', { fill: 'leaf' }),
  line('M66 104c0-28 152-28 152 0', 'paper', 'fine'),
  ...[98, 170].map(x => box({ x, y: 96, w: 16, h: 34, r: 4, fill: 'marigold' })),
  box({ x: 72, y: 116, w: 140, h: 92, r: 10, fill: 'raise' }),
  words(84, 140, label.rafiRoll, { bold: true, size: 16 }),
  line('M80 149h124', 'leaf', 'fine'),
  words(84, 172, label.present),
  words(84, 196, label.feePaid),
  tick(186, 172),
  tick(186, 196),
  line('M304 66C300 14 206 10 186 70', 'marigold'),
  line('M182 60l4 10 9-5', 'marigold', 'solid'),
  disc(240, 30, 15, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  disc(240, 30, 9, { edge: 'ink', kind: 'fine' }),
  phone(258, 72, 92, 148, label.fee),
  words(304, 140, '600', { anchor: 'middle', bold: true, size: 26, colour: 'leaf' }),
  words(304, 160, label.taka, { anchor: 'middle' }),
  button(268, 178, 72, label.pay),
]
