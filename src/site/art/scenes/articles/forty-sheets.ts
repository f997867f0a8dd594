import labels from '#content/scene-labels.json' with { type: 'json' }
import { arrow, grid, tick } from '#site/art/sewing/things.ts'
import { box, shape, words } from '#site/art/sewing/thread.ts'
import { threads } from '#site/theme/tokens.ts'

const label = labels['forty-sheets']

const fan = Array.from({ length: 7 }, (_, at) => {
  const turn = -54 + at * 18
  const sheet = box({
    x: -26,
    y: -118,
    w: 52,
    h: 74,
    r: 2,
    fill: 'raise',
    edge: threads[at % 5] ?? 'indigo',
    kind: 'solid',
  })
  return `<g transform="translate(124 170) rotate(${turn})">${sheet}${grid(-20, -110, 40, 40, 3, 4, threads[at % 5])}</g>`
})

export default [
  ...fan,
  shape('M56 128h40l12 12h84v72h-136z', { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  box({ x: 86, y: 156, w: 76, h: 34, r: 6, fill: 'raise' }),
  words(124, 181, label.files, { anchor: 'middle', bold: true, size: 18 }),
  arrow(200, 184, 236, 184, 'madder'),
  box({ x: 246, y: 60, w: 112, h: 150, r: 8, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(258, 86, label.kiln, { bold: true }),
  shape('M266 160v-26q36-48 72 0v26z', { fill: 'madder' }),
  shape('M288 160v-12q14-20 28 0v12z', { fill: 'marigold' }),
  words(258, 192, label.bothAgree),
  tick(338, 192),
]
