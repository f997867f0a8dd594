import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['last-piece']

const channels = [
  [label.website, label.inBasket, 'leaf'],
  [label.counter, label.free, 'soft'],
  [label.facebook, label.free, 'soft'],
] as const

/** A mango motif of a saree; the end of its stalk is at `x`, `y`. */
const mango = (x: number, y: number) =>
  shape(`M${x} ${y}c-16 2-20-22-4-24c12-1 14 12 6 14c8 2 8 10-2 10z`, { fill: 'paper' })

export default [
  box({ x: 62, y: 26, w: 196, h: 128, r: 10, fill: 'madder' }),
  box({ x: 62, y: 114, w: 196, h: 26, r: 0, fill: 'marigold' }),
  line('M64 119h192M64 135h192', 'madder', 'solid'),
  line(
    'M66 127l8-6l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l6 9',
    'madder',
    'fine',
  ),
  line('M66 147h188', 'paper', 'fine'),
  ...[86, 124, 162].flatMap(x => [mango(x, 62), mango(x + 19, 100)]),
  box({ x: 204, y: 26, w: 8, h: 88, r: 0, fill: 'marigold' }),
  box({ x: 220, y: 26, w: 16, h: 88, r: 0, fill: 'marigold' }),
  line('M228 30v80', 'madder'),
  box({ x: 244, y: 26, w: 6, h: 88, r: 0, fill: 'marigold' }),
  line('M256 50c12-12 24-6 30 8', 'ink', 'solid'),
  box({ x: 274, y: 58, w: 76, h: 58, r: 6, fill: 'raise', edge: 'ink', kind: 'solid' }),
  knot(287, 67, 'ink', 3),
  words(312, 84, label.only, { anchor: 'middle', colour: 'soft' }),
  words(312, 104, label.piece, { anchor: 'middle', bold: true }),
  line('M160 156C160 172 98 162 98 180', 'leaf'),
  line('M200 156v24M240 156C240 172 302 164 302 180', 'soft', 'fine'),
  ...channels.flatMap(([name, state, colour], at) => {
    const x = 50 + at * 102
    return [
      box({ x, y: 180, w: 96, h: 46, r: 7, fill: 'raise', edge: colour, kind: at ? 'fine' : 'solid' }),
      words(x + 48, 199, name, { anchor: 'middle', bold: true }),
      words(x + 48, 217, state, { anchor: 'middle', colour }),
    ]
  }),
]
