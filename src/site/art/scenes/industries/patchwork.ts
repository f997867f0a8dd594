import { scene } from '#site/art/sewing/scene.ts'
import { knot, parcel } from '#site/art/sewing/things.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

/** A patch of the quilt, 80 x 94, counted from the left and from the top. */
const patch = (column: number, row: number, name: string, colour: Role, fill: Role = 'raise') =>
  box({ x: 28 + column * 88, y: 21 + row * 102, w: 80, h: 94, r: 4, edge: colour, fill }) +
  words(68 + column * 88, 105 + row * 102, name, { anchor: 'middle', bold: true })

const ink = (path: string, colour: Role) => shape(path, { edge: colour, fill: 'raise', kind: 'solid' })

export default scene(
  'A quilt of seven patches, one for each trade from health to factories, and a needle that sews on the eighth: yours.',
  patch(0, 0, 'Health', 'madder'),
  shape('M60 38h16v14h14v16h-14v14h-16v-14h-14v-16h14z', { fill: 'madder' }),
  patch(1, 0, 'Money', 'marigold', 'cloth'),
  disc(148, 66, 15, { edge: 'marigold', fill: 'raise', kind: 'solid' }),
  disc(164, 54, 15, { edge: 'marigold', fill: 'raise', kind: 'solid' }),
  knot(164, 54, 'marigold', 6),
  patch(2, 0, 'Online', 'river'),
  parcel(221, 40, 46, 42, 'river'),
  hatch(227, 62, 16, 14, 'river', true),
  patch(3, 0, 'Shops', 'leaf', 'cloth'),
  ink('M310 60v24h44v-24', 'leaf'),
  ink('M310 38h44l6 20c-4 8-12 8-14 0c-2 8-12 8-14 0c-2 8-12 8-14 0c-2 8-10 8-14 0z', 'leaf'),
  hatch(326, 66, 12, 18, 'leaf'),
  patch(0, 1, 'Schools', 'river', 'cloth'),
  ink('M68 148c-8-7-18-7-26-3v36c8-4 18-4 26 3c8-7 18-7 26-3v-36c-8-4-18-4-26 3z', 'river'),
  line('M68 148v36', 'river', 'solid'),
  hatch(47, 153, 16, 20, 'river', true),
  patch(1, 1, 'Homes', 'indigo'),
  ink('M136 160v24h40v-24', 'indigo'),
  shape('M128 162l28-24l28 24z', { fill: 'indigo' }),
  hatch(150, 168, 12, 16, 'marigold'),
  patch(2, 1, 'Factory', 'madder', 'cloth'),
  ink('M232 142l-18 12l8 14l8-5v22h28v-22l8 5l8-14l-18-12c-4 8-20 8-24 0z', 'madder'),
  hatch(236, 166, 16, 15, 'madder', true),
  patch(3, 1, 'Yours?', 'soft', 'raise'),
  line('M316 178c10-28 20 4 34-38', 'madder'),
  shape('M346 148l14-30l-4 33z', { fill: 'ink' }),
)
