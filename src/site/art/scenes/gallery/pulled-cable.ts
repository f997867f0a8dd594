import labels from '#content/scene-labels.json' with { type: 'json' }
import { chip, rows } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['pulled-cable']

export default [
  box({ x: 44, y: 28, w: 188, h: 122, r: 9, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(58, 56, label.test, { bold: true }),
  chip(150, 40, label.sellsOn, 'leaf'),
  rows(58, 92, 160, [
    [label.sale212, label.saved, 'leaf'],
    [label.sale213, label.saved, 'leaf'],
  ]),
  line('M138 150v22', 'ink', 'solid'),
  shape('M76 172h124l18 44h-160z', { fill: 'indigo' }),
  box({ x: 108, y: 182, w: 60, h: 20, r: 3, fill: 'paper' }),
  box({ x: 206, y: 176, w: 26, h: 26, r: 3, fill: 'raise', edge: 'ink', kind: 'solid' }),
  box({ x: 213, y: 184, w: 12, h: 10, r: 1, fill: 'ink' }),
  line('M372 30C300 40 390 96 330 110S282 140 306 166', 'madder', 'solid'),
  line('M378 36C308 46 396 100 336 116S290 142 312 164', 'madder', 'fine'),
  `<g transform="translate(300 182) rotate(24)">${box({ x: -15, y: -16, w: 30, h: 36, r: 3, fill: 'marigold', edge: 'ink', kind: 'solid' })}${line('M-8 20v10M-3 20v10M3 20v10M8 20v10', 'ink', 'solid')}</g>`,
  line('M240 190h24M240 182l20-6M240 198l20 6', 'madder', 'fine'),
]
