import labels from '#content/scene-labels.json' with { type: 'json' }
import { onlooker } from '#site/art/sewing/people.ts'
import { screen } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['ward-board']

const beds: readonly (readonly [state: string, colour: Role])[] = [
  [label.taken, 'river'],
  [label.leaving, 'marigold'],
  [label.taken, 'river'],
  [label.free, 'leaf'],
  [label.cleaning, 'madder'],
  [label.taken, 'river'],
  [label.free, 'leaf'],
  [label.leaving, 'marigold'],
]

/** A bed from the side, 42 wide, occupied or empty. */
const bed = (x: number, y: number, colour: Role, occupied: boolean) =>
  line(`M${x} ${y}v24M${x + 42} ${y + 9}v15`, colour, 'solid') +
  box({ x, y: y + 11, w: 42, h: 8, r: 2, fill: colour }) +
  (occupied
    ? disc(x + 8, y + 5, 4.5, { fill: colour }) + shape(`M${x + 15} ${y + 11}c2-9 20-8 26 0z`, { fill: colour })
    : '')

export default [
  screen(24, 16, 352, 148, label.wardEast, 'indigo'),
  words(364, 36, label.beds, { anchor: 'end', bold: true, colour: 'indigo' }),
  ...beds.map(([state, colour], at) => {
    const [x, y] = [35 + (at % 4) * 83.5, 53 + Math.floor(at / 4) * 54]
    return (
      box({ x, y, w: 79, h: 49, r: 5, edge: colour, fill: 'raise', kind: 'solid' }) +
      words(x + 7, y + 20, String(at + 1), { bold: true }) +
      bed(x + 29, y + 4, colour, colour !== 'leaf' && colour !== 'madder') +
      words(x + 7, y + 43, state)
    )
  }),
  onlooker(92, 228, 'leaf', { scale: 1.05 }),
  onlooker(308, 228, 'leaf', { scale: 1.05 }),
  disc(92, 166, 6, { fill: 'hair' }),
  disc(308, 166, 6, { fill: 'hair' }),
  line('M78 178c8-6 20-6 28 0M294 178c8-6 20-6 28 0', 'raise', 'solid'),
  words(200, 198, '96%', { anchor: 'middle', bold: true, size: 24, colour: 'leaf' }),
  words(200, 216, label.isTrue, { anchor: 'middle' }),
]
