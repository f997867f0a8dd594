import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { cross } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['hardware-shop']

export default [
  shape('M40 44h32v13h-11v50h-10v-50h-11z', { fill: 'madder' }),
  box({ x: 84, y: 44, w: 12, h: 28, r: 5, fill: 'indigo' }),
  line('M90 72v30M86 106l4-5l4 5', 'indigo', 'solid'),
  line('M128 14V30', 'ink', 'solid'),
  shape('M120 30h16v6q10 6 10 16a18 18 0 0 1-36 0q0-10 10-16z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M121 54l4-6l3 6l3-6l4 6', 'soft', 'solid'),
  someone(128, 196, 'leaf', { scale: 1.8, bun: true, glasses: true }),
  line('M98 166q34 32 80-8', 'marigold'),
  box({ x: 212, y: 26, w: 146, h: 58, r: 14, fill: 'raise', edge: 'madder', kind: 'solid' }),
  shape('M222 82l-52 26l70-24z', { fill: 'raise' }),
  line('M222 83l-52 25l70-24', 'madder', 'solid'),
  words(285, 51, label.andWhenThe, { anchor: 'middle', bold: true, size: 16 }),
  words(285, 72, label.powerGoes, { anchor: 'middle', bold: true, size: 16 }),
  box({ x: 228, y: 112, w: 112, h: 90, r: 3, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  words(240, 134, label.things, { bold: true }),
  words(240, 150, label.farTooSlow),
  cross(242, 172),
  line('M258 167h70M258 185h54', 'soft', 'fine'),
  cross(242, 190),
  box({ x: 36, y: 194, w: 328, h: 32, r: 3, fill: 'marigold', edge: 'ink', kind: 'solid' }),
  line('M46 210h308', 'ink', 'fine'),
]
