import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, disc, line, words } from '#site/art/sewing/thread.ts'

const label = labels['tenth-piece']

const core = [
  [44, 24, label.accounts, 'indigo'],
  [142, 24, label.stock, 'ink'],
  [44, 120, label.buying, 'ink'],
  [142, 120, label.sales, 'indigo'],
] as const

export default [
  ...core.map(
    ([x, y, name, fill]) =>
      box({ x, y, w: 98, h: 96, r: 0, fill }) +
      words(x + 49, y + 54, name, { anchor: 'middle', bold: true, colour: 'paper' }),
  ),
  disc(150, 52, 12, { fill: 'indigo' }),
  disc(134, 188, 12, { fill: 'indigo' }),
  disc(70, 128, 12, { fill: 'indigo' }),
  disc(212, 112, 12, { fill: 'indigo' }),
  line('M52 32h84M150 212h82M52 212h70M232 32h-66', 'paper', 'fine'),
  disc(240, 168, 17, { fill: 'cloth' }),
  box({ x: 276, y: 120, w: 80, h: 96, r: 0, fill: 'leaf' }),
  disc(274, 168, 16, { fill: 'leaf' }),
  box({ x: 282, y: 126, w: 68, h: 84, r: 0, edge: 'paper', kind: 'fine' }),
  words(316, 163, label.vat, { anchor: 'middle', bold: true, colour: 'paper' }),
  words(316, 188, label.payroll, { anchor: 'middle', bold: true, colour: 'paper' }),
  words(300, 62, '1/10', { anchor: 'middle', bold: true, size: 34, colour: 'leaf' }),
  words(300, 86, label.isLocal, { anchor: 'middle' }),
  line('M300 98v14M294 106l6 8l6-8', 'leaf', 'solid'),
]
