import labels from '#content/scene-labels.json' with { type: 'json' }
import { button, knot, rows, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['red-khata']

const receipts = [
  [44, label.number17, '85'],
  [94, label.number18, '730'],
  [144, label.number19, '450'],
] as const

export default [
  line('M46 119C28 119 28 140 32 156', 'marigold', 'solid'),
  shape('M28 156h8l4 24h-16z', { fill: 'marigold' }),
  ...[18, 120].flatMap(y => [
    box({ x: 44, y, w: 204, h: 100, r: 7, fill: 'madder' }),
    box({ x: 49, y: y + 5, w: 194, h: 90, r: 4, edge: 'paper', kind: 'fine' }),
    box({ x: 57, y: y + 11, w: 178, h: 78, r: 3, fill: 'raise' }),
  ]),
  box({ x: 62, y: 113, w: 168, h: 12, r: 0, fill: 'madder' }),
  line('M66 119h160', 'marigold', 'solid'),
  line('M72 31v74M72 133v74', 'madder', 'fine'),
  words(82, 49, label.onCredit, { bold: true, size: 16 }),
  rows(
    82,
    73,
    144,
    [
      [label.karim, '450', 'madder'],
      [label.salma, '1,200', 'madder'],
    ],
    24,
  ),
  words(82, 155, label.today),
  words(226, 155, '18,240', { anchor: 'end', bold: true, size: 17, colour: 'leaf' }),
  button(82, 169, 144, label.closeTheDay),
  shape('M272 184V24l7 6 6-6 7 6 6-6 6 6 6-6 6 6 6-6 7 6 6-6 7 6 6-6V184z', {
    edge: 'ink',
    fill: 'raise',
    kind: 'solid',
  }),
  line('M276 77h68M276 127h68', 'soft', 'fine'),
  ...receipts.flatMap(([y, number, sum], at) => [
    words(310, y + 4, number, { anchor: 'middle', bold: true }),
    words(310, y + 24, sum, { anchor: 'end', colour: at === 2 ? 'madder' : 'soft', bold: at === 2 }),
    at < 2 ? tick(320, y + 24) : '',
  ]),
  line('M231 68C276 68 240 163 273 163', 'marigold'),
  knot(273, 163, 'marigold'),
  box({ x: 262, y: 178, w: 96, h: 38, r: 7, fill: 'ink' }),
  line('M272 186h76', 'paper', 'solid'),
  disc(344, 202, 4, { fill: 'marigold' }),
]
