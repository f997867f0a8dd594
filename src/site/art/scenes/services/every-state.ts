import labels from '#content/scene-labels.json' with { type: 'json' }
import { cloud, cross, lock } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'

const label = labels['every-state']

const states = [
  [label.empty, 'soft', 'fine'],
  [label.loading, 'marigold', 'solid'],
  [label.full, 'leaf', 'filled'],
  [label.failed, 'madder', 'filled'],
  [label.forbidden, 'indigo', 'filled'],
  [label.offline, 'river', 'solid'],
] as const

/** The middle of a state's frame. */
const centre = (at: number) => ({ x: 86 + (at % 3) * 114, y: 62 + Math.floor(at / 3) * 106 })
const inside = (at: number, draw: (x: number, y: number) => string) => draw(centre(at).x, centre(at).y)

export default [
  line('M128 62h30M242 62h30M200 112v20M176 112l-46 30M224 112l46 30', 'soft'),
  ...states.map(([name, colour, look], at) => {
    const { x, y } = centre(at)
    const how = look === 'filled' ? { fill: colour } : ({ fill: 'raise', edge: colour, kind: look } as const)
    return (
      box({ x: x - 42, y: y - 38, w: 84, h: 64, r: 9, ...how }) +
      words(x, y + 44, name, { anchor: 'middle', bold: true })
    )
  }),
  inside(0, (x, y) => line(`M${x - 10} ${y - 6}h20M${x} ${y - 16}v20`, 'soft', 'solid')),
  inside(1, (x, y) => disc(x, y - 6, 17, { edge: 'marigold' }) + disc(x, y - 6, 8, { fill: 'marigold' })),
  inside(2, (x, y) =>
    [0, 1, 2]
      .map(row => box({ x: x - 30, y: y - 27 + row * 16, w: 60 - row * 12, h: 9, r: 3, fill: 'paper' }))
      .join(''),
  ),
  inside(3, (x, y) => disc(x, y - 6, 18, { edge: 'paper', kind: 'solid' }) + cross(x - 5, y - 1, 'paper')),
  inside(4, (x, y) => lock(x - 10, y - 20, 'paper')),
  inside(5, (x, y) => cloud(x - 28, y - 26, 56, 'river') + line(`M${x - 22} ${y + 12}l44-36`, 'madder', 'solid')),
]
