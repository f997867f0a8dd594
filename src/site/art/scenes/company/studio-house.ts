import { someone } from '#site/art/sewing/people.ts'
import { scene } from '#site/art/sewing/scene.ts'
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

export default scene(
  'A family house in Dhaka cut open: people at desks upstairs, a bench of tills below, batteries under the stairs, a call on the roof and a rickshaw in the street.',
  line('M48 52V34H230V52M78 34v18M108 34v18M138 34v18M168 34v18M198 34v18', 'ink', 'fine'),
  box({ x: 292, y: 28, w: 38, h: 24, r: 4, fill: 'river', edge: 'ink', kind: 'solid' }),
  line('M298 36h26M298 44h26', 'raise', 'fine'),
  someone(256, 56, 'leaf', { scale: 0.52 }),
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
  hatch(40, 152, 320, 9, 'ink', true),
  line('M24 226C30 150 22 110 26 76M26 76q-16-12-24 6M26 76q-10-22-22-18M26 76q4-24 18-16M26 76q16-6 16 16', 'leaf'),
  line('M10 222H390', 'soft'),
  disc(150, 206, 15, { edge: 'ink', kind: 'solid' }),
  disc(216, 206, 15, { edge: 'ink', kind: 'solid' }),
  line('M150 206l14-26h-10M164 184l24 16h28', 'ink', 'solid'),
  shape('M190 200v-10h40v10z', { fill: 'river' }),
  shape('M200 190c-4-30 30-36 38-14l-8 14z', { fill: 'madder', edge: 'ink', kind: 'solid' }),
  line('M314 222V196', 'madder'),
  disc(304, 188, 13, { edge: 'leaf', fill: 'raise' }),
  disc(325, 190, 11, { edge: 'leaf', fill: 'raise' }),
  disc(315, 178, 11, { edge: 'leaf', fill: 'raise' }),
)
