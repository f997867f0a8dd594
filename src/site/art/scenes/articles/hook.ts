import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.hook

const wave = `q15-10 30 0${'t30 0'.repeat(12)}`

export default [
  line(`M5 42${wave}`, 'river'),
  line(`M5 54${wave}`, 'river', 'fine'),
  line('M158 10V88', 'ink', 'fine'),
  disc(158, 94, 6, { edge: 'ink', kind: 'solid' }),
  box({ x: 110, y: 100, w: 96, h: 70, r: 4, fill: 'raise', edge: 'madder', kind: 'solid' }),
  line('M112 102l46 38l46-38M112 168l34-34M204 168l-34-34', 'madder', 'fine'),
  line('M158 100v72q0 24 20 24t20-22v-12M190 172l8-12', 'ink', 'solid'),
  words(170, 88, label.invoice, { colour: 'madder', bold: true }),
  shape('M30 150q36-44 74-8l-12 8l10 10q-36 36-72-10l-16 22q-6-22 0-44z', {
    fill: 'river',
    edge: 'ink',
    kind: 'solid',
  }),
  disc(84, 140, 4, { fill: 'raise' }),
  line('M50 142l8 8l-8 8M62 140l8 10l-8 10', 'raise', 'fine'),
  box({ x: 232, y: 84, w: 124, h: 40, r: 10, fill: 'ink' }),
  words(294, 109, label.reportIt, { anchor: 'middle', bold: true, colour: 'paper', size: 17 }),
  line('M330 150q26-4 26 16t-26 20', 'leaf', 'solid'),
  box({ x: 252, y: 142, w: 80, h: 64, r: 8, fill: 'leaf' }),
  words(292, 171, label.first, { anchor: 'middle', bold: true, colour: 'paper' }),
  words(292, 191, label.minutes6, { anchor: 'middle', bold: true, colour: 'paper' }),
]
