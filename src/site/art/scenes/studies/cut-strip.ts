import labels from '#content/scene-labels.json' with { type: 'json' }
import { arrow } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['cut-strip']

/** Part of a strip of tablets, two in each column. */
const strip = (x: number, y: number, count: number, colour: Role) =>
  box({ x, y, w: count * 42 + 8, h: 90, r: 8, fill: colour }) +
  Array.from({ length: count * 2 }, (_, at) => {
    const [left, top] = [x + 25 + Math.floor(at / 2) * 42, y + 25 + (at % 2) * 40]
    return disc(left, top, 15, { fill: 'raise' }) + line(`M${left - 7} ${top}h14`, colour, 'solid')
  }).join('')

/** A box of medicine with its expiry month. */
const batch = (x: number, expiry: string, colour: Role) =>
  shape(`M${x} 172l10-12h78l-10 12zM${x + 78} 172l10-12v48l-10 14z`, { fill: 'soft' }) +
  box({ x, y: 172, w: 78, h: 50, r: 1, fill: 'raise', edge: colour, kind: 'solid' }) +
  box({ x, y: 172, w: 78, h: 18, r: 1, fill: colour }) +
  shape(`M${x + 36} 175h6v3h3v6h-3v3h-6v-3h-3v-6h3z`, { fill: 'raise' }) +
  words(x + 39, 211, expiry, { anchor: 'middle', bold: true })

const scissors =
  shape('M134 42L152 108L158 96L143 40zM160 42L142 108L136 96L151 40z', { fill: 'ink' }) +
  disc(129, 31, 11, { edge: 'ink', fill: 'marigold', kind: 'solid' }) +
  disc(129, 31, 5, { edge: 'ink', fill: 'cloth', kind: 'solid' }) +
  disc(165, 31, 11, { edge: 'ink', fill: 'marigold', kind: 'solid' }) +
  disc(165, 31, 5, { edge: 'ink', fill: 'cloth', kind: 'solid' }) +
  disc(147, 76, 2, { fill: 'raise' })

export default [
  strip(38, 50, 2, 'madder'),
  strip(164, 50, 3, 'river'),
  line('M147 112V150', 'madder', 'fine'),
  scissors,
  words(304, 92, label.fourOfTen, { bold: true, size: 15 }),
  words(304, 112, label.price, { colour: 'indigo', bold: true }),
  batch(88, '03/26', 'madder'),
  batch(184, '07/26', 'marigold'),
  batch(280, '11/26', 'leaf'),
  words(38, 190, label.first, { bold: true, colour: 'madder' }),
  arrow(76, 204, 38, 204, 'madder'),
]
