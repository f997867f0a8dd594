import { scene } from '#site/art/sewing/scene.ts'
import { rows } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import { needle } from '#site/art/sewing/tools.ts'
import type { Role } from '#site/theme/tokens.ts'

const patch = (x: number, y: number, w: number, h: number, fill: Role, seam: Role) =>
  box({ x, y, w, h, r: 0, fill }) + box({ x: x + 5, y: y + 5, w: w - 10, h: h - 10, r: 0, edge: seam, kind: 'fine' })

export default scene(
  'Five patches of one quilt, still being sewn together: a shop’s till, an order on a phone, a hospital bed, a month of sales and a sewing line.',
  patch(56, 18, 172, 116, 'marigold', 'ink'),
  box({ x: 72, y: 32, w: 140, h: 74, r: 7, fill: 'raise', edge: 'ink', kind: 'solid' }),
  rows(
    82,
    52,
    120,
    [
      ['Tea', '340'],
      ['Rice', '390'],
    ],
    20,
  ),
  words(82, 97, 'Total', { bold: true }),
  words(202, 97, '730', { bold: true, anchor: 'end', colour: 'indigo' }),
  line('M142 106v12M112 119h60', 'ink', 'solid'),
  patch(228, 18, 116, 116, 'indigo', 'paper'),
  box({ x: 256, y: 27, w: 60, h: 90, r: 10, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M266 42h24M266 50h36', 'soft', 'fine'),
  disc(286, 72, 15, { fill: 'leaf' }),
  line('M279 72l5 6l10-12', 'paper', 'solid'),
  words(286, 107, 'sent', { anchor: 'middle', bold: true }),
  patch(56, 134, 96, 88, 'leaf', 'paper'),
  words(104, 158, 'Bed 3', { anchor: 'middle', bold: true, colour: 'paper' }),
  line('M72 170v40M72 202h64v8', 'paper', 'solid'),
  box({ x: 77, y: 184, w: 17, h: 12, r: 4, fill: 'paper' }),
  shape('M98 198v-12q20-8 38 6v6z', { fill: 'marigold' }),
  patch(152, 134, 96, 88, 'raise', 'line'),
  words(200, 158, 'Sales', { anchor: 'middle', bold: true }),
  ...[16, 24, 20, 32].map((h, at) => box({ x: 165 + at * 15, y: 208 - h, w: 10, h, r: 1, fill: 'river' })),
  box({ x: 225, y: 166, w: 10, h: 42, r: 1, fill: 'madder' }),
  line('M163 210h74', 'ink', 'solid'),
  patch(248, 134, 96, 88, 'madder', 'paper'),
  words(298, 164, 'Line 4', { anchor: 'middle', bold: true, colour: 'paper' }),
  shape('M264 212v-9h42v-17h-28v8h-10v-16c0-5 3-7 7-7h43c7 0 9 4 9 9v32z', { fill: 'paper' }),
  line('M273 194v9M262 214h70', 'paper', 'solid'),
  disc(331, 190, 6, { fill: 'marigold' }),
  line('M56 134H228M228 18V134M152 134V222M248 134V222', 'ink'),
  line('M228 134C238 134 242 148 255 142', 'ink', 'solid'),
  needle(257, 141, 340, 124, 'raise'),
)
