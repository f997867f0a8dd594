import labels from '#content/scene-labels.json' with { type: 'json' }
import { barcode } from '#site/art/sewing/things.ts'
import { box, hatch, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['shelf-count']

const bottle = (x: number, colour: Role) =>
  shape(`M${x + 8} 42h10v10c10 5 10 12 10 18v28h-30v-28c0-6 0-13 10-18z`, {
    fill: colour,
  }) + box({ x, y: 70, w: 26, h: 16, r: 2, fill: 'raise' })

const pack = (x: number, colour: Role) =>
  box({ x, y: 56, w: 34, h: 42, r: 3, fill: colour }) + hatch(x + 5, 62, 24, 12, 'raise')

const sack = (x: number) =>
  shape(`M${x + 6} 138h28l4 8v48h-36v-48z`, { fill: 'leaf' }) +
  line(`M${x + 4} 148h32`, 'raise', 'fine') +
  hatch(x + 10, 158, 20, 24, 'raise')

const missing = (x: number) => box({ x, y: 140, w: 36, h: 54, r: 5, edge: 'madder' })

const board = (y: number, labels: readonly (readonly [number, string])[]) =>
  box({ x: 28, y, w: 344, h: 24, r: 3, fill: 'cloth', edge: 'ink', kind: 'solid' }) +
  labels
    .map(
      ([x, price]) =>
        box({ x, y: y + 3, w: 46, h: 18, r: 3, fill: 'raise', edge: 'marigold', kind: 'solid' }) +
        words(x + 23, y + 17, price, { anchor: 'middle', bold: true }),
    )
    .join('')

export default [
  line('M34 22V226M366 22V226', 'soft', 'solid'),
  ...[46, 82, 118].map(x => bottle(x, 'marigold')),
  ...[168, 206].map(x => pack(x, 'river')),
  ...[258, 296].map(x => pack(x, 'madder')),
  board(98, [
    [74, '190'],
    [181, '55'],
    [271, '120'],
  ]),
  ...[48, 92, 136].map(sack),
  missing(182),
  missing(226),
  board(194, [[106, '425']]),
  shape('M282 132h64c8 0 8 24 0 24h-22l10 40h-22l-12-40h-18z', { fill: 'indigo' }),
  box({ x: 290, y: 137, w: 34, h: 14, r: 3, fill: 'raise' }),
  barcode(295, 140, 26, 8),
  line('M280 138L262 126M280 144H256M280 150L262 162', 'madder', 'fine'),
  words(222, 212, label.counted, { anchor: 'middle', bold: true, colour: 'madder' }),
]
