import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot, scribble } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['page-weight']

export default [
  line('M200 98v12M200 110L104 130M200 110L296 130', 'ink', 'solid'),
  disc(200, 58, 41, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M166 58a34 34 0 0 1 57.5-24.6', 'leaf', 'solid'),
  line('M227 38a34 34 0 0 1 7 20', 'madder', 'solid'),
  line('M200 58L218 34', 'ink', 'solid'),
  knot(200, 58, 'ink', 5),
  words(200, 84, label.weight, { bold: true, anchor: 'middle' }),
  words(138, 52, label.limit, { anchor: 'end', colour: 'soft' }),
  words(138, 74, label.mostWeight, { bold: true, anchor: 'end', colour: 'madder', size: 18 }),
  words(262, 52, label.opensIn, { colour: 'soft' }),
  words(262, 74, label.seconds, { bold: true, colour: 'leaf', size: 18 }),
  box({ x: 72, y: 128, w: 256, h: 96, r: 9, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  line('M80 146h240', 'indigo', 'fine'),
  knot(86, 137, 'madder'),
  knot(99, 137, 'marigold'),
  knot(112, 137, 'leaf'),
  box({ x: 82, y: 152, w: 90, h: 64, r: 4, fill: 'leaf' }),
  shape('M96 208c46 6 64-22 64-48c-42 0-68 20-64 48z', { fill: 'paper' }),
  line('M92 212l52-40M112 196h24M122 188v-18M130 183h16', 'leaf', 'solid'),
  words(184, 168, label.secondFlush, { bold: true }),
  scribble(184, 180, [122]),
  box({ x: 184, y: 188, w: 130, h: 28, r: 7, fill: 'leaf' }),
  words(249, 207, label.getASample, { bold: true, anchor: 'middle', colour: 'paper' }),
]
