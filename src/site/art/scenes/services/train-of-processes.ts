import labels from '#content/scene-labels.json' with { type: 'json' }
import { grid, knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['train-of-processes']

const wheels = (y: number, ...at: readonly number[]) => at.map(x => disc(x, y, 6, { fill: 'ink' })).join('')

const wagons = [
  [118, label.stock, 'leaf'],
  [196, label.buying, 'indigo'],
  [274, label.payroll, 'madder'],
] as const

export default [
  line('M40 94H300C388 94 388 210 300 210H40', 'ink', 'solid'),
  line('M40 99H300C380 99 380 205 300 205', 'soft', 'fine'),
  ...[50, 132, 214].map(
    x =>
      box({ x, y: 30, w: 72, h: 50, r: 4, fill: 'raise' }) +
      grid(x, 30, 72, 50, 3, 4, 'soft') +
      line(`M${x + 72} 72h10`, 'soft', 'solid') +
      wheels(86, x + 16, x + 56),
  ),
  shape('M50 196v-30h22v-16h34v46z', { fill: 'ink' }),
  box({ x: 55, y: 148, w: 10, h: 20, r: 2, fill: 'ink' }),
  box({ x: 80, y: 158, w: 18, h: 14, r: 2, fill: 'marigold' }),
  line('M58 138c-8-8 8-12 0-20c-6-6 10-8 6-14', 'soft'),
  wheels(202, 62, 94),
  ...wagons.map(
    ([x, name, fill]) =>
      box({ x, y: 150, w: 70, h: 46, r: 4, fill }) +
      words(x + 35, 178, name, { anchor: 'middle', bold: true, colour: 'paper' }) +
      line(`M${x - 10} 188h8`, 'ink', 'solid') +
      wheels(202, x + 16, x + 54),
  ),
  words(298, 134, label.month, { anchor: 'middle', bold: true }),
  knot(366, 152, 'marigold', 6),
]
