import labels from '#content/scene-labels.json' with { type: 'json' }
import { receipt, rows } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import { needle } from '#site/art/sewing/tools.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels.quilt

const patch = (x: number, y: number, w: number, h: number, fill: Role, seam: Role) =>
  box({ x, y, w, h, r: 0, fill }) + box({ x: x + 5, y: y + 5, w: w - 10, h: h - 10, r: 0, edge: seam, kind: 'fine' })

const sale = [
  [label.tea, '340'],
  [label.rice, '390'],
] as const

export default [
  patch(26, 18, 206, 116, 'marigold', 'ink'),
  receipt(172, 44, 46, 66),
  line('M180 60h30M180 70h22M180 80h30M180 90h16', 'soft', 'fine'),
  box({ x: 40, y: 30, w: 146, h: 78, r: 7, fill: 'raise', edge: 'ink', kind: 'solid' }),
  rows(52, 51, 122, sale, 20),
  line('M52 78h122', 'indigo', 'solid'),
  words(52, 98, label.total, { bold: true, size: 16 }),
  words(174, 98, '730', { bold: true, size: 16, anchor: 'end', colour: 'indigo' }),
  line('M113 108v12M84 121h58', 'ink', 'solid'),
  patch(232, 18, 142, 116, 'indigo', 'paper'),
  box({ x: 256, y: 26, w: 62, h: 92, r: 10, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M266 42h26M266 51h40', 'soft', 'fine'),
  disc(287, 75, 15, { fill: 'leaf' }),
  line('M280 75l5 6l10-12', 'paper', 'solid'),
  words(287, 109, label.sent, { anchor: 'middle', bold: true }),
  line('M328 60q10 15 0 30M339 52q16 23 0 46M350 44q22 31 0 62', 'paper', 'solid'),
  patch(26, 134, 116, 88, 'leaf', 'paper'),
  words(84, 160, label.bed, { anchor: 'middle', bold: true, colour: 'paper' }),
  line('M46 172v38M46 202h76v8', 'paper', 'solid'),
  box({ x: 51, y: 185, w: 19, h: 12, r: 4, fill: 'paper' }),
  shape('M74 198v-12q22-9 48 6v6z', { fill: 'marigold' }),
  patch(142, 134, 116, 88, 'raise', 'soft'),
  words(200, 160, label.sales, { anchor: 'middle', bold: true }),
  ...[14, 22, 18, 30, 40].map((h, at) =>
    box({ x: 158 + at * 18, y: 208 - h, w: 12, h, r: 1, fill: at === 4 ? 'madder' : 'river' }),
  ),
  line('M154 210h92', 'ink', 'solid'),
  patch(258, 134, 116, 88, 'madder', 'paper'),
  words(316, 161, label.line, { anchor: 'middle', bold: true, colour: 'paper' }),
  shape('M280 210v-9h46v-17h-31v8h-11v-16c0-5 3-7 7-7h46c7 0 9 4 9 9v32z', { fill: 'paper' }),
  line('M289 193v8M276 212h80', 'paper', 'solid'),
  disc(351, 187, 6, { fill: 'marigold' }),
  line('M26 134H232M232 18V134M142 134V222M258 134V222', 'ink'),
  line('M232 134C242 134 250 150 268 143', 'ink', 'solid'),
  needle(270, 142, 366, 122, 'raise'),
]
