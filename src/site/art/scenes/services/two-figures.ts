import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { arrow, cross, tick } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['two-figures']

export default [
  shape('M44 26h124a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8h-74l-14 16v-16h-36a8 8 0 0 1-8-8v-36a8 8 0 0 1 8-8z', {
    fill: 'raise',
    edge: 'madder',
    kind: 'solid',
  }),
  words(54, 60, label.million41, { bold: true, size: 24 }),
  cross(146, 58),
  shape('M232 26h124a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8h-36v16l-14-16h-74a8 8 0 0 1-8-8v-36a8 8 0 0 1 8-8z', {
    fill: 'raise',
    edge: 'marigold',
    kind: 'solid',
  }),
  words(242, 60, label.million38, { bold: true, size: 24 }),
  cross(334, 58),
  someone(68, 174, 'madder', { scale: 1.1, beard: true, glasses: true }),
  someone(332, 174, 'marigold', { scale: 1.1, long: true }),
  line('M36 174h64M300 174h64', 'ink', 'solid'),
  arrow(104, 152, 134, 152, 'madder'),
  arrow(296, 152, 266, 152, 'marigold'),
  box({ x: 138, y: 108, w: 124, h: 86, r: 9, fill: 'indigo' }),
  box({ x: 144, y: 114, w: 112, h: 74, r: 6, edge: 'paper', kind: 'fine' }),
  words(200, 138, label.netSales, { anchor: 'middle', colour: 'paper' }),
  words(200, 174, label.million39, { anchor: 'middle', bold: true, size: 30, colour: 'paper' }),
  words(192, 217, label.oneOwner, { anchor: 'middle', colour: 'leaf', bold: true }),
  tick(240, 217),
]
