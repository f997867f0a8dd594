import { scene } from '#site/art/sewing/scene.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const numbered = [
  [104, 96, '1'],
  [202, 92, '2'],
  [324, 112, '3'],
] as const

export default scene(
  'A complete checkout lane on one board: till, receipt printer, scanner, cash drawer and a battery for 70 minutes, joined by numbered cables.',
  box({ x: 36, y: 20, w: 328, h: 204, r: 8, edge: 'marigold' }),
  line('M104 116v36M202 116v36M330 142v24', 'soft'),
  shape('M58 38h92l8 76h-108z', { fill: 'indigo' }),
  box({ x: 66, y: 44, w: 76, h: 32, r: 3, fill: 'raise' }),
  words(104, 66, 'Lane 1', { anchor: 'middle', bold: true }),
  box({ x: 164, y: 68, w: 76, h: 46, r: 6, fill: 'raise', edge: 'ink', kind: 'solid' }),
  box({ x: 178, y: 32, w: 48, h: 42, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M186 44h32M186 56h22', 'soft', 'fine'),
  shape('M262 44l8-6h56c16 0 24 12 22 26l-8 14l8 64h-26l-12-56h-20l-20-4l-8-10z', { fill: 'madder' }),
  line('M296 88l4 14l12 4', 'ink', 'solid'),
  line('M258 48l-10-4M256 58h-12M258 68l-10 4', 'madder', 'solid'),
  box({ x: 50, y: 152, w: 200, h: 56, r: 5, fill: 'raise', edge: 'ink', kind: 'solid' }),
  hatch(58, 160, 184, 14, 'soft', true),
  disc(150, 190, 8, { edge: 'ink', kind: 'solid' }),
  box({ x: 268, y: 166, w: 82, h: 42, r: 5, fill: 'leaf' }),
  words(309, 192, '70 min', { anchor: 'middle', bold: true, colour: 'paper' }),
  ...numbered.map(
    ([x, y, number]) =>
      disc(x, y, 11, { fill: 'raise', edge: 'ink', kind: 'solid' }) +
      words(x, y + 5, number, { anchor: 'middle', bold: true }),
  ),
)
