import labels from '#content/scene-labels.json' with { type: 'json' }
import { arrow, cross, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['twice-paid']

const message = (y: number) =>
  box({ x: 150, y, w: 70, h: 40, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }) +
  words(185, y + 26, label.no, { anchor: 'middle', bold: true })

export default [
  box({ x: 32, y: 74, w: 100, h: 88, r: 12, fill: 'indigo' }),
  box({ x: 38, y: 80, w: 88, h: 76, r: 8, edge: 'paper', kind: 'fine' }),
  box({ x: 92, y: 102, w: 46, h: 32, r: 10, fill: 'marigold', edge: 'ink', kind: 'solid' }),
  disc(108, 118, 5, { fill: 'ink' }),
  words(48, 106, label.wallet, { bold: true, colour: 'paper' }),
  line('M134 92C138 80 140 68 148 66', 'leaf'),
  line('M134 144C138 156 140 166 148 166', 'madder'),
  message(46),
  message(146),
  arrow(222, 66, 258, 66, 'leaf'),
  arrow(222, 166, 258, 166, 'madder'),
  tick(264, 72),
  cross(264, 172),
  box({ x: 284, y: 56, w: 84, h: 140, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M274 64l12-34h80l12 34z', { fill: 'leaf', edge: 'ink', kind: 'solid' }),
  disc(326, 108, 26, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  disc(326, 108, 19, { edge: 'ink', kind: 'fine' }),
  line('M326 98v20M320 103l6-5', 'ink', 'solid'),
  words(326, 162, label.once, { anchor: 'middle', bold: true, size: 18 }),
  line('M270 196H380', 'ink', 'solid'),
]
