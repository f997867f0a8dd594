import labels from '#content/scene-labels.json' with { type: 'json' }
import { barcode, chip, knot, parcel } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['delivery-rickshaw']

const wheel = (x: number) =>
  disc(x, 184, 27, { edge: 'ink', fill: 'raise', kind: 'solid' }) +
  line(`M${x - 22} 184h44M${x} 162v44M${x - 16} 168l32 32M${x - 16} 200l32-32`, 'soft', 'fine') +
  knot(x, 184, 'madder', 5)

const rider =
  line('M224 138L250 156L232 190', 'indigo', 'solid') +
  shape('M212 140c-2-26 8-46 26-48c10 2 8 16 4 24l-10 26z', { fill: 'indigo' }) +
  line('M238 104L256 126', 'indigo', 'solid') +
  disc(243, 76, 12, { edge: 'indigo', fill: 'raise', kind: 'solid' }) +
  shape('M227 71L243 58L259 71z', { fill: 'marigold' })

export default [
  line('M22 213H378', 'leaf'),
  box({ x: 326, y: 94, w: 50, h: 118, r: 3, fill: 'leaf' }),
  box({ x: 333, y: 102, w: 36, h: 110, r: 2, edge: 'raise', kind: 'fine' }),
  knot(340, 160, 'marigold'),
  box({ x: 52, y: 66, w: 62, h: 44, r: 3, fill: 'river' }),
  line('M52 80h62M83 66v14', 'raise', 'fine'),
  parcel(40, 110, 92, 48, 'madder'),
  box({ x: 136, y: 116, w: 62, h: 42, r: 3, fill: 'madder' }),
  box({ x: 143, y: 130, w: 48, h: 22, r: 2, fill: 'raise' }),
  barcode(148, 134, 38, 14),
  words(86, 147, '1,250', { anchor: 'middle', bold: true, colour: 'madder' }),
  box({ x: 26, y: 158, w: 182, h: 9, r: 3, fill: 'marigold' }),
  line('M206 164L232 190L266 142M286 184L262 126h-14M232 190L218 142M206 142h24', 'ink', 'solid'),
  wheel(92),
  wheel(286),
  rider,
  shape('M34 20h134c6 0 6 28 0 28h-76l-12 12v-12h-46c-6 0-6-28 0-28z', { edge: 'indigo', fill: 'raise' }),
  words(47, 39, label.redOneSize),
  chip(272, 22, label.dayOf, 'marigold'),
]
