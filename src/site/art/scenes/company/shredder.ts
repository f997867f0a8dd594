import labels from '#content/scene-labels.json' with { type: 'json' }
import { scribble } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import { company } from '#site/company.ts'
import { fill } from '#site/fill.ts'

const label = labels.shredder

const strips = Array.from({ length: 9 }, (_, at) => `M${78 + at * 13} 156q${at % 2 ? 6 : -6} 24 0 ${46 + (at % 3) * 7}`)

export default [
  box({ x: 80, y: 20, w: 100, h: 96, r: 2, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(92, 44, label.message, { bold: true }),
  scribble(92, 58, [74, 64, 74], 12),
  box({ x: 52, y: 100, w: 156, h: 58, r: 9, fill: 'indigo' }),
  box({ x: 70, y: 108, w: 120, h: 6, r: 3, fill: 'ink' }),
  words(130, 141, fill(label.after, { months: company.retentionMonths.messages }), {
    anchor: 'middle',
    bold: true,
    colour: 'paper',
  }),
  line(strips.join(''), 'madder', 'solid'),
  shape('M248 92q-14 8-14 30v76q0 18 18 18h76q18 0 18-18v-76q0-22-14-30z', {
    fill: 'raise',
    edge: 'ink',
    kind: 'solid',
  }),
  box({ x: 244, y: 72, w: 92, h: 20, r: 6, fill: 'madder' }),
  line('M246 124v66', 'river', 'solid'),
  box({ x: 256, y: 130, w: 72, h: 52, r: 4, fill: 'marigold' }),
  box({ x: 260, y: 134, w: 64, h: 44, r: 3, fill: 'raise' }),
  words(292, 153, label.none, { anchor: 'middle', bold: true }),
  words(292, 170, label.cookies, { anchor: 'middle', bold: true }),
]
