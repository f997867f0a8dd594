import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['unit-plan']

/** The flats of each floor from the top: sold, free, the landowner's, held. */
const [s, f, l, h] = ['leaf', 'raise', 'river', 'marigold'] as const
const floors: readonly (readonly Role[])[] = [
  [s, s, l, f],
  [s, f, h, l],
  [s, s, f, s],
  [l, s, s, s],
  [s, s, l, s],
]

const flat = (state: Role, x: number, y: number) =>
  box({ x, y, w: 38, h: 24, r: 2, fill: state, edge: state === f ? 'soft' : state, kind: 'solid' }) +
  line(`M${x + 19} ${y + 4}v16`, state === f ? 'soft' : 'raise', 'fine')

const key = (state: Role, y: number, name: string) => flat(state, 258, y) + words(306, y + 17, name)

export default [
  line('M24 218H376', 'leaf'),
  box({ x: 84, y: 28, w: 36, h: 22, r: 3, fill: 'raise', edge: 'soft', kind: 'solid' }),
  line('M90 50v8M114 50v8M160 58V34M160 34h18', 'soft', 'solid'),
  box({ x: 42, y: 58, w: 196, h: 160, r: 3, fill: 'cloth', edge: 'indigo', kind: 'solid' }),
  ...floors.flatMap((floor, row) => floor.map((state, at) => flat(state, 51 + at * 46.5, 66 + row * 29))),
  box({ x: 122, y: 208, w: 36, h: 10, r: 0, fill: 'indigo' }),
  box({ x: 142, y: 93, w: 42, h: 28, r: 3, edge: 'madder', kind: 'solid' }),
  line('M184 107C214 107 224 74 246 62', 'madder'),
  box({ x: 246, y: 24, w: 122, h: 70, r: 8, fill: 'raise', edge: 'madder', kind: 'solid' }),
  words(258, 48, label.flat4cHeld, { bold: true }),
  disc(268, 74, 9, { edge: 'madder', kind: 'solid' }),
  line('M268 69v5h4', 'madder', 'solid'),
  words(282, 79, label.minLeft),
  key(s, 108, label.sold),
  key(f, 138, label.free),
  key(l, 168, label.owners),
  shape('M22 218c-2-30 16-30 14 0z', { edge: 'leaf', fill: 'raise', kind: 'fine' }),
  knot(29, 196, 'leaf', 2.5),
]
