import { scene } from '#site/art/sewing/scene.ts'
import { arrow } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

/** Part of a strip of tablets, two in each column. */
const strip = (x: number, y: number, count: number, colour: Role) =>
  box({ x, y, w: count * 42 + 8, h: 88, r: 8, fill: 'raise', edge: colour, kind: 'solid' }) +
  Array.from({ length: count * 2 }, (_, at) => {
    const [left, top] = [x + 25 + Math.floor(at / 2) * 42, y + 24 + (at % 2) * 40]
    return (
      disc(left, top, 16, { edge: colour, kind: 'fine' }) +
      disc(left, top, 11, { fill: colour }) +
      line(`M${left - 6} ${top}h12`, 'raise', 'solid')
    )
  }).join('')

const batch = (x: number, expiry: string, colour: Role) =>
  box({ x, y: 162, w: 84, h: 56, r: 4, fill: 'raise', edge: colour, kind: 'solid' }) +
  box({ x, y: 162, w: 84, h: 20, r: 4, fill: colour }) +
  words(x + 42, 205, expiry, { anchor: 'middle', bold: true })

const scissors =
  disc(128, 34, 10, { edge: 'indigo', fill: 'raise', kind: 'solid' }) +
  disc(158, 34, 10, { edge: 'indigo', fill: 'raise', kind: 'solid' }) +
  line('M133 43L150 92M153 43L136 92', 'indigo', 'solid')

export default scene(
  'Scissors cut four tablets from a strip of ten, as customers buy them; below, three batches stand in the order in which they expire.',
  strip(38, 52, 2, 'madder'),
  strip(156, 52, 3, 'river'),
  line('M143 50V146', 'madder', 'fine'),
  scissors,
  words(314, 84, '4 of 10', { bold: true, size: 17 }),
  words(314, 106, '32 taka', { colour: 'indigo', bold: true }),
  batch(84, '03/26', 'madder'),
  batch(186, '07/26', 'marigold'),
  batch(288, '11/26', 'leaf'),
  words(38, 186, 'first', { bold: true, colour: 'madder' }),
  arrow(76, 200, 38, 200, 'madder'),
)
