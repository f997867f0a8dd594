import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot, scribble } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['street-of-trades']

const trades = [label.care, label.pay, label.send, label.sell, label.teach, label.live, label.make]

const house = (x: number, y: number, colour: Role) => box({ x, y, w: 44, h: 190 - y, r: 2, fill: colour })
const pane = (x: number, y: number, w = 10, h = 12) => box({ x, y, w, h, r: 1, fill: 'raise' })

const hospital =
  house(28, 88, 'madder') +
  disc(50, 112, 16, { fill: 'raise' }) +
  shape('M47 102h6v7h7v6h-7v7h-6v-7h-7v-6h7z', { fill: 'madder' }) +
  [136, 154].map(y => pane(35, y) + pane(55, y)).join('') +
  pane(45, 174, 10, 16)
const bank =
  house(78, 136, 'marigold') +
  disc(100, 118, 18, { fill: 'raise', edge: 'marigold' }) +
  knot(100, 118, 'marigold', 8) +
  [84, 96, 108].map(x => pane(x, 148, 8, 42)).join('')
const depot =
  shape('M128 190v-66l22-14l22 14v66z', { fill: 'river' }) +
  pane(134, 146, 32, 44) +
  box({ x: 140, y: 164, w: 20, h: 20, r: 2, edge: 'river', kind: 'solid' }) +
  line('M140 171h20', 'river', 'fine')
const shop =
  house(178, 140, 'leaf') +
  pane(183, 162, 16, 18) +
  pane(204, 160, 13, 30) +
  [0, 1, 2, 3]
    .map(at => box({ x: 176 + at * 12, y: 132, w: 12, h: 22, r: 4, fill: at % 2 ? 'marigold' : 'madder' }))
    .join('')
const school =
  house(228, 134, 'indigo') +
  shape('M226 136L250 112L274 136z', { fill: 'indigo' }) +
  line('M250 112V84', 'ink', 'solid') +
  shape('M250 84h20l-5 7l5 7h-20z', { fill: 'leaf' }) +
  pane(234, 146) +
  pane(256, 146) +
  pane(245, 170, 10, 20)
const flats =
  house(278, 52, 'river') +
  [60, 82, 104, 126, 148].map(y => pane(285, y) + pane(305, y)).join('') +
  pane(295, 172, 10, 18)
const factory =
  shape('M328 190v-50l15-14v14l15-14v14l14-14v64z', { fill: 'soft' }) +
  box({ x: 330, y: 92, w: 9, h: 50, r: 1, fill: 'soft' }) +
  line('M335 84c-10-10 8-18 0-28s8-16 2-24', 'soft') +
  pane(334, 154, 32, 12)

export default [
  hospital,
  bank,
  depot,
  shop,
  school,
  flats,
  factory,
  line('M22 192H378', 'ink', 'solid'),
  ...trades.map((trade, at) => words(50 + at * 50, 214, trade, { anchor: 'middle', bold: true })),
  line('M160 84C172 100 196 104 200 132', 'madder'),
  shape('M152 20L190 52L160 86L122 52z', { edge: 'madder', fill: 'raise', kind: 'solid' }),
  scribble(142, 46, [34, 28, 18], 9),
]
