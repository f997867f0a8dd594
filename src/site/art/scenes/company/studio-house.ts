import { someone } from '#site/art/sewing/people.ts'
import { box, disc, hatch, line, shape } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const room = (x: number, y: number, w: number, fill: Role) =>
  box({ x, y, w, h: 46, r: 0, fill, edge: 'ink', kind: 'solid' })

const desk = (x: number, colour: Role) =>
  someone(x, 98, colour, { scale: 0.55, long: x === 136 }) +
  box({ x: x + 16, y: 74, w: 24, h: 17, r: 2, fill: colour }) +
  line(`M${x + 28} 91v7`, 'ink', 'solid')

const till = (x: number, colour: Role) =>
  box({ x, y: 116, w: 24, h: 16, r: 2, fill: 'cloth', edge: 'ink', kind: 'solid' }) +
  box({ x: x + 4, y: 120, w: 16, h: 8, r: 1, fill: colour })

/** The house. A wide box crops the street and the sky around it. */
const house = [
  line('M48 52V34H230V52M78 34v18M108 34v18M138 34v18M168 34v18M198 34v18', 'ink', 'fine'),
  box({ x: 292, y: 28, w: 38, h: 24, r: 4, fill: 'river', edge: 'ink', kind: 'solid' }),
  line('M298 36h26M298 44h26', 'raise', 'fine'),
  someone(256, 58, 'leaf', { scale: 0.52 }),
  box({ x: 40, y: 52, w: 320, h: 6, r: 0, fill: 'madder' }),
  room(48, 58, 304, 'raise'),
  room(48, 104, 186, 'raise'),
  room(234, 104, 118, 'raise'),
  desk(74, 'indigo'),
  desk(136, 'leaf'),
  desk(198, 'river'),
  line('M62 98h192', 'ink', 'solid'),
  box({ x: 276, y: 66, w: 24, h: 28, r: 0, fill: 'marigold', edge: 'ink', kind: 'solid' }),
  box({ x: 312, y: 66, w: 24, h: 28, r: 0, fill: 'marigold', edge: 'ink', kind: 'solid' }),
  line('M288 66v28M276 80h24M324 66v28M312 80h24', 'ink', 'solid'),
  ...[112, 174, 236].map(
    x => line(`M${x} 58v4`, 'ink', 'solid') + shape(`M${x - 7} 70l4-8h6l4 8z`, { fill: 'marigold' }),
  ),
  line('M236 140H292', 'marigold'),
  till(60, 'madder'),
  till(94, 'river'),
  till(128, 'leaf'),
  till(162, 'marigold'),
  line('M54 134h140M62 134v16M186 134v16', 'ink', 'solid'),
  someone(214, 150, 'indigo', { scale: 0.62, long: true }),
  line('M240 150v-7h13v-8h13v-8h13v-8h13v-8h13v-7', 'madder', 'solid'),
  ...[300, 318, 336].map(x => box({ x: x - 8, y: 130, w: 15, h: 20, r: 2, fill: 'leaf', edge: 'ink', kind: 'solid' })),
]

export default [
  ...house.map(part => `<g transform="translate(0 29)">${part}</g>`),
  hatch(40, 181, 320, 5, 'ink', true),
  disc(86, 34, 11, { fill: 'marigold' }),
  disc(86, 34, 17, { edge: 'marigold', kind: 'fine' }),
  line('M290 32q7-8 14 0q7-8 14 0M322 44q5-6 10 0q5-6 10 0', 'soft', 'solid'),
  line('M24 226C30 170 22 130 26 96M26 96q-16-12-20 6M26 96q-8-22-18-18M26 96q4-24 18-16M26 96q12-6 12 16', 'leaf'),
  line('M10 226H390', 'soft'),
  disc(176, 216, 10, { edge: 'ink', kind: 'solid' }),
  disc(222, 216, 10, { edge: 'ink', kind: 'solid' }),
  line('M176 216l9-17h-7M185 201l16 12h20', 'ink', 'solid'),
  shape('M203 212v-7h28v7z', { fill: 'river' }),
  shape('M210 205c-3-20 20-24 26-9l-5 9z', { fill: 'madder', edge: 'ink', kind: 'solid' }),
  line('M314 226V206', 'madder'),
  disc(307, 206, 9, { edge: 'leaf', fill: 'raise' }),
  disc(321, 207, 8, { edge: 'leaf', fill: 'raise' }),
]
