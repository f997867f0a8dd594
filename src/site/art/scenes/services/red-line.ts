import labels from '#content/scene-labels.json' with { type: 'json' }
import { arrow } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'

const label = labels['red-line']

const widths = [6, 3, 9, 3, 6, 12, 3, 6, 3, 9, 6, 3, 12, 6, 3, 6]

export default [
  box({ x: 72, y: 20, w: 256, h: 120, r: 10, fill: 'raise', edge: 'ink', kind: 'solid' }),
  ...widths.map((w, at) => box({ x: 88 + at * 14.2, y: 34, w, h: 74, r: 0, fill: 'ink' })),
  words(200, 130, '8 941100 500316', { anchor: 'middle', bold: true }),
  line('M40 72h320', 'madder', 'solid'),
  line('M40 76h320', 'madder', 'fine'),
  box({ x: 48, y: 160, w: 116, h: 58, r: 8, fill: 'indigo' }),
  words(106, 184, label.mirpur, { anchor: 'middle', bold: true, colour: 'paper' }),
  words(106, 207, label.packs, { anchor: 'middle', colour: 'paper' }),
  box({ x: 236, y: 160, w: 116, h: 58, r: 8, fill: 'leaf' }),
  words(294, 184, label.uttara, { anchor: 'middle', bold: true, colour: 'paper' }),
  words(294, 207, label.noPacks, { anchor: 'middle', colour: 'paper' }),
  arrow(170, 198, 230, 198, 'ink'),
  words(200, 184, '4', { anchor: 'middle', bold: true, size: 18 }),
]
