import labels from '#content/scene-labels.json' with { type: 'json' }
import { type Row, rows, tick } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels.ledger

/** One page of the book: its heading, three entries and their sum. */
const page = (x: number, name: string, colour: Role, entries: readonly Row[]) =>
  box({ x: x - 4, y: 44, w: 140, h: 24, r: 3, fill: colour }) +
  words(x + 66, 61, name, { anchor: 'middle', bold: true, colour: 'paper' }) +
  rows(x, 89, 132, entries, 24) +
  box({ x: x - 4, y: 148, w: 140, h: 34, r: 3, fill: colour }) +
  words(x + 128, 172, '89,000', { bold: true, size: 20, anchor: 'end', colour: 'paper' })

export default [
  shape('M24 38h352v172H24z', { fill: 'indigo' }),
  shape('M200 46C160 26 84 24 34 32v168C84 192 160 194 200 214z', { edge: 'indigo', fill: 'raise', kind: 'solid' }),
  shape('M200 46C240 26 316 24 366 32v168C316 192 240 194 200 214z', { edge: 'indigo', fill: 'raise', kind: 'solid' }),
  page(48, label.received, 'leaf', [
    [label.wallet, '48,200'],
    [label.card, '31,050'],
    [label.cash, '9,750'],
  ]),
  page(220, label.paidOut, 'indigo', [
    [label.shops, '86,300'],
    [label.fees, '1,880'],
    [label.held, '820'],
  ]),
  line('M200 46V214', 'indigo'),
  box({ x: 142, y: 196, w: 116, h: 30, r: 15, fill: 'raise', edge: 'leaf', kind: 'solid' }),
  words(158, 216, label.balances, { bold: true, colour: 'leaf' }),
  tick(234, 217),
]
