import labels from '#content/scene-labels.json' with { type: 'json' }
import { barcode, receipt } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'

const label = labels.till

const goods = [
  [label.rice, 'leaf'],
  [label.lentils, 'indigo'],
  [label.fish, 'river'],
  [label.soap, 'marigold'],
] as const

export default [
  box({ x: 40, y: 20, w: 204, h: 176, r: 10, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  box({ x: 46, y: 26, w: 192, h: 28, r: 6, fill: 'madder' }),
  words(56, 45, label.noInternet, { bold: true, colour: 'paper' }),
  words(228, 45, label.selling, { anchor: 'end', colour: 'paper' }),
  ...goods.map(([name, colour], at) => {
    const [x, y] = [52 + (at % 2) * 92, 64 + Math.floor(at / 2) * 42]
    return (
      box({ x, y, w: 86, h: 36, r: 6, edge: colour, fill: 'cloth', kind: 'solid' }) +
      box({ x: x + 4, y: y + 4, w: 8, h: 28, r: 3, fill: colour }) +
      words(x + 20, y + 23, name, { bold: true })
    )
  }),
  words(52, 181, label.total, { bold: true, size: 18 }),
  words(230, 181, label.totalPaid, { bold: true, size: 22, anchor: 'end', colour: 'indigo' }),
  line('M142 198v14M98 222c0-14 88-14 88 0z', 'indigo', 'solid'),
  receipt(278, 24, 78, 70, 'soft'),
  receipt(264, 43, 86, 70, 'soft'),
  receipt(252, 62, 104, 126, 'ink'),
  words(260, 86, label.mushak, { bold: true }),
  words(260, 106, label.mushakNumber, { colour: 'soft' }),
  words(260, 134, label.vat, { colour: 'soft' }),
  barcode(260, 146, 88, 26),
  words(304, 217, label.toSend, { anchor: 'middle', bold: true, colour: 'madder' }),
]
