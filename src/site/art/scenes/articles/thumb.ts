import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.thumb

export default [
  box({ x: 66, y: 14, w: 116, h: 204, r: 16, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M114 24h20', 'ink', 'solid'),
  line('M80 46h64M80 60h84M80 74h50', 'soft', 'fine'),
  line('M70 148C80 96 130 84 178 106', 'leaf'),
  line('M70 172C84 122 128 112 178 130', 'leaf', 'fine'),
  box({ x: 78, y: 138, w: 72, h: 34, r: 8, fill: 'leaf' }),
  words(114, 160, label.save, { anchor: 'middle', bold: true, colour: 'paper' }),
  shape('M216 226C216 186 206 168 188 158L158 141q-13-6-17 4q-2 9 9 15l28 20v46z', {
    fill: 'marigold',
    edge: 'ink',
    kind: 'solid',
  }),
  ...[92, 118, 144, 170].map(y => box({ x: 54, y, w: 16, h: 22, r: 8, fill: 'marigold', edge: 'ink', kind: 'solid' })),
  words(222, 92, label.ag, { size: 52, bold: true, colour: 'indigo' }),
  line('M214 93H302', 'madder'),
  line('M310 50H364', 'madder'),
  shape('M314 50h46v7h-46zM343 54h8v50h-8zM343 55v46l-34-20zM343 69l-15 12l15 8z', { fill: 'indigo' }),
  words(258, 130, label.stands, { anchor: 'middle' }),
  words(336, 130, label.hangs, { anchor: 'middle' }),
]
