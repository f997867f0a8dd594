import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['fan-and-ticket']

const blade = 'c-10-22-2-46 22-44c18 2 14 26-22 44z'

export default [
  line('M40 216h320', 'ink', 'solid'),
  disc(118, 92, 70, { fill: 'raise', edge: 'indigo', kind: 'solid' }),
  disc(118, 92, 62, { edge: 'indigo', kind: 'fine' }),
  shape(`M118 92${blade}`, { fill: 'river' }),
  shape('M118 92c24-3 42 14 36 36c-6 17-26 6-36-36z', { fill: 'river' }),
  shape('M118 92c-16 18-40 20-50 0c-6-18 14-24 50 0z', { fill: 'river' }),
  line('M118 30v124M56 92h124M74 48l88 88M162 48l-88 88', 'indigo', 'fine'),
  disc(118, 92, 12, { fill: 'indigo' }),
  box({ x: 111, y: 162, w: 14, h: 34, r: 0, fill: 'indigo' }),
  shape('M76 214c0-26 84-26 84 0z', { fill: 'indigo' }),
  knot(104, 207, 'marigold'),
  knot(118, 207, 'paper'),
  knot(132, 207, 'paper'),
  line('M184 70c18-14 22 0 36 6', 'ink', 'solid'),
  shape('M226 44h126v112h-126l-18-22v-68z', { fill: 'raise', edge: 'madder', kind: 'solid' }),
  knot(222, 76, 'madder', 5),
  words(340, 74, label.job, { anchor: 'end', bold: true, size: 20 }),
  line('M232 87h110', 'madder', 'fine'),
  words(224, 112, label.deposit, { colour: 'soft' }),
  words(340, 112, '200', { anchor: 'end', colour: 'leaf', bold: true }),
  words(224, 138, label.balance, { colour: 'soft' }),
  words(340, 138, '350', { anchor: 'end', colour: 'madder', bold: true }),
  box({ x: 208, y: 172, w: 144, h: 34, r: 8, fill: 'leaf' }),
  words(280, 194, label.thursday, { anchor: 'middle', bold: true, colour: 'paper' }),
]
