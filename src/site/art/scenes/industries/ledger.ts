import { scene } from '#site/art/sewing/scene.ts'
import { rows, sheet, tick } from '#site/art/sewing/things.ts'
import { box, hatch, line, words } from '#site/art/sewing/thread.ts'

export default scene(
  'An open ledger: money that came in on the left, where it went on the right, and the same total below both.',
  sheet(30, 22, 166, 176, 'indigo'),
  sheet(204, 22, 166, 176, 'indigo'),
  words(44, 46, 'Received', { bold: true }),
  words(218, 46, 'Paid out', { bold: true }),
  rows(44, 78, 138, [
    ['Wallet', '48,200'],
    ['Card', '31,050'],
    ['Cash', '9,750'],
  ]),
  rows(218, 78, 138, [
    ['Shops', '86,300'],
    ['Fees', '1,880'],
    ['Held', '820'],
  ]),
  line('M44 142h138M218 142h138', 'indigo', 'solid'),
  words(182, 168, '89,000', { bold: true, size: 18, anchor: 'end', colour: 'indigo' }),
  words(356, 168, '89,000', { bold: true, size: 18, anchor: 'end', colour: 'indigo' }),
  box({ x: 148, y: 190, w: 104, h: 34, r: 17, fill: 'raise', edge: 'leaf', kind: 'solid' }),
  words(166, 212, 'balances', { bold: true, colour: 'leaf' }),
  tick(232, 212),
  hatch(198, 26, 4, 170, 'marigold'),
)
