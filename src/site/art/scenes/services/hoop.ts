import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { barcode, parcel } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.hoop

export default [
  box({ x: 190, y: 12, w: 20, h: 20, r: 3, fill: 'marigold' }),
  disc(200, 122, 103, { fill: 'marigold' }),
  disc(200, 122, 93, { fill: 'raise' }),
  line('M200 32v180M110 122h180', 'madder'),
  disc(200, 122, 96, { edge: 'ink', kind: 'fine' }),
  someone(157, 91, 'indigo', { scale: 0.8 }),
  words(164, 108, label.sell, { anchor: 'end', bold: true }),
  parcel(222, 54, 40, 34, 'leaf'),
  words(236, 108, label.buy, { bold: true }),
  words(164, 146, label.serve, { anchor: 'end', bold: true }),
  words(236, 146, label.count, { bold: true }),
  barcode(218, 156, 44, 28),
  shape('M138 156h38a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-12l-8 10v-10h-18a6 6 0 0 1-6-6v-14a6 6 0 0 1 6-6z', {
    edge: 'indigo',
    fill: 'raise',
    kind: 'solid',
  }),
  disc(200, 122, 30, { fill: 'raise', edge: 'madder', kind: 'solid' }),
  words(200, 119, label.one, { anchor: 'middle', bold: true }),
  words(200, 134, label.list, { anchor: 'middle', bold: true }),
  words(82, 46, label.crm, { anchor: 'middle', bold: true, size: 24, colour: 'indigo' }),
  words(318, 46, label.erp, { anchor: 'middle', bold: true, size: 24, colour: 'leaf' }),
]
