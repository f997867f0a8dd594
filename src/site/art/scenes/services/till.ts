import { barcode, receipt } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'

const goods = [
  ['Rice', 'leaf'],
  ['Lentils', 'indigo'],
  ['Fish', 'river'],
  ['Soap', 'marigold'],
] as const

export default [
  box({ x: 40, y: 20, w: 204, h: 176, r: 10, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  box({ x: 46, y: 26, w: 192, h: 28, r: 6, fill: 'madder' }),
  words(56, 45, 'No internet', { bold: true, colour: 'paper' }),
  words(228, 45, 'selling', { anchor: 'end', colour: 'paper' }),
  ...goods.map(([name, colour], at) => {
    const [x, y] = [52 + (at % 2) * 92, 64 + Math.floor(at / 2) * 42]
    return (
      box({ x, y, w: 86, h: 36, r: 6, edge: colour, fill: 'cloth', kind: 'solid' }) +
      box({ x: x + 4, y: y + 4, w: 8, h: 28, r: 3, fill: colour }) +
      words(x + 20, y + 23, name, { bold: true })
    )
  }),
  words(52, 181, 'Total', { bold: true, size: 18 }),
  words(230, 181, '730 taka', { bold: true, size: 22, anchor: 'end', colour: 'indigo' }),
  line('M142 198v14M98 222c0-14 88-14 88 0z', 'indigo', 'solid'),
  receipt(278, 24, 78, 70, 'soft'),
  receipt(264, 43, 86, 70, 'soft'),
  receipt(252, 62, 104, 126, 'ink'),
  words(260, 86, 'Mushak 6.3', { bold: true }),
  words(260, 106, 'no. 2-0418', { colour: 'soft' }),
  words(260, 134, 'VAT 15%', { colour: 'soft' }),
  barcode(260, 146, 88, 26),
  words(304, 217, '3 to send', { anchor: 'middle', bold: true, colour: 'madder' }),
]
