import { scene } from '#site/art/sewing/scene.ts'
import { cloud, cross, lock } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'

const states = [
  ['Empty', 'soft'],
  ['Loading', 'marigold'],
  ['Full', 'leaf'],
  ['Failed', 'madder'],
  ['Forbidden', 'indigo'],
  ['Offline', 'river'],
] as const

/** The middle of a state's frame. */
const centre = (at: number) => ({ x: 86 + (at % 3) * 114, y: 62 + Math.floor(at / 3) * 106 })
const inside = (at: number, draw: (x: number, y: number) => string) => draw(centre(at).x, centre(at).y)

export default scene(
  'One screen in its six states, joined by the ways between them: empty, loading, full, failed, forbidden and offline.',
  line('M126 62h32M240 62h32M200 110v20M176 110l-48 30M224 110l48 30', 'soft'),
  ...states.map(([name, edge], at) => {
    const { x, y } = centre(at)
    return (
      box({ x: x - 40, y: y - 36, w: 80, h: 60, r: 8, fill: 'raise', edge, kind: at ? 'solid' : 'fine' }) +
      words(x, y + 42, name, { anchor: 'middle', bold: true })
    )
  }),
  inside(0, (x, y) => line(`M${x - 9} ${y - 6}h18M${x} ${y - 15}v18`, 'soft', 'solid')),
  inside(1, (x, y) => disc(x, y - 6, 15, { edge: 'marigold' })),
  inside(2, (x, y) =>
    [0, 1, 2].map(row => box({ x: x - 30, y: y - 26 + row * 15, w: 60 - row * 10, h: 9, r: 3, fill: 'leaf' })).join(''),
  ),
  inside(
    3,
    (x, y) => box({ x: x - 15, y: y - 21, w: 30, h: 30, r: 15, fill: 'madder' }) + cross(x - 5, y - 1, 'paper'),
  ),
  inside(4, (x, y) => lock(x - 10, y - 19, 'indigo')),
  inside(5, (x, y) => cloud(x - 27, y - 25, 54, 'river') + line(`M${x - 22} ${y + 12}l44-34`, 'madder', 'solid')),
)
