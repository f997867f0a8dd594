import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { chip } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['three-boats']

/** A country boat with its cargo, its bow at the steps. */
const boat = (y: number, colour: Role, from: string) =>
  someone(54, y + 6, 'ink', { scale: 0.55 }) +
  box({ x: 78, y: y - 26, w: 90, h: 36, r: 4, fill: 'raise' }) +
  words(123, y - 8, from, { anchor: 'middle', bold: true }) +
  shape(`M26 ${y - 8}q86 32 172 -4q-12 38-54 38h-72q-36 0-46-34z`, { fill: colour }) +
  line(`M50 ${y + 11}q70 10 126-4M8 ${y + 24}h18M176 ${y + 24}h22M6 ${y + 34}h34M160 ${y + 34}h34`, 'paper', 'fine')

/** A parcel with its tape, in the colour of the boat that brought it. */
const packed = (x: number, y: number, fill: Role) =>
  box({ x, y, w: 39, h: 36, r: 3, fill }) + line(`M${x} ${y + 11}h39M${x + 19.5} ${y}v11`, 'paper', 'fine')

export default [
  box({ x: 0, y: 18, w: 202, h: 204, r: 0, fill: 'river' }),
  boat(52, 'madder', label.webShop),
  boat(116, 'indigo', label.facebook),
  boat(180, 'leaf', label.telephone),
  ...[0, 1, 2, 3].map(step =>
    box({
      x: 202 + step * 11,
      y: 18 + step * 14,
      w: 11,
      h: 204 - step * 28,
      r: 0,
      fill: 'marigold',
      edge: 'ink',
      kind: 'solid',
    }),
  ),
  packed(289, 20, 'leaf'),
  packed(268, 59, 'madder'),
  packed(310, 59, 'indigo'),
  chip(258, 104, label.sylhet, 'marigold'),
  line('M254 217h112', 'soft'),
  box({ x: 258, y: 156, w: 34, h: 24, r: 3, fill: 'madder' }),
  line('M258 164h34', 'paper', 'fine'),
  ...[280, 342].map(x => disc(x, 200, 14, { fill: 'raise', edge: 'ink', kind: 'solid' })),
  shape('M262 182h38l8 12h10l10-36h12l2 6h-6l-8 40h-44c-14 0-20-10-22-22z', { fill: 'marigold' }),
  shape('M294 182c-2-20 6-30 16-32c10 2 8 12 6 18l-2 14l8 18h-10l-6-16z', { fill: 'indigo' }),
  line('M310 158l14 8 10-6', 'indigo', 'solid'),
  disc(312, 141, 9, { fill: 'hair' }),
]
