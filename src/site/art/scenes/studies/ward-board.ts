import { scene } from '#site/art/sewing/scene.ts'
import { screen } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const beds: readonly (readonly [state: string, colour: Role])[] = [
  ['taken', 'river'],
  ['leaving', 'marigold'],
  ['taken', 'river'],
  ['cleaning', 'marigold'],
  ['taken', 'river'],
  ['free', 'leaf'],
]

/** A bed from the side, 50 wide; with somebody in it, or empty. */
const bed = (x: number, y: number, colour: Role, taken: boolean) =>
  line(`M${x} ${y}v26M${x + 50} ${y + 10}v16`, colour, 'solid') +
  box({ x, y: y + 12, w: 50, h: 8, r: 2, fill: colour }) +
  (taken
    ? disc(x + 9, y + 5, 5, { edge: colour, kind: 'solid' }) +
      shape(`M${x + 17} ${y + 11}c2-10 24-8 31 0z`, { edge: colour, kind: 'solid' })
    : '')

export default scene(
  'A ward’s board with six beds: taken, leaving, being cleaned, free. A nurse’s tablet at bed six has one large button, and the board follows.',
  screen(24, 18, 236, 206, 'Ward 4 East', 'indigo'),
  words(248, 38, '08:40', { anchor: 'end', bold: true, colour: 'indigo' }),
  ...beds.map(([state, colour], at) => {
    const [x, y] = [36 + (at % 2) * 108, 58 + Math.floor(at / 2) * 54]
    return (
      box({ x, y, w: 104, h: 48, r: 6, edge: at === 5 ? 'leaf' : 'line', fill: 'cloth', kind: 'solid' }) +
      words(x + 9, y + 19, String(at + 1), { bold: true }) +
      bed(x + 38, y + 2, colour, state === 'taken' || state === 'leaving') +
      words(x + 9, y + 43, state)
    )
  }),
  line('M248 190C262 190 258 150 276 150', 'leaf'),
  box({ x: 276, y: 58, w: 100, h: 142, r: 12, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(326, 86, 'Bed 6', { anchor: 'middle', bold: true, size: 17 }),
  line('M286 98h80', 'ink', 'fine'),
  box({ x: 286, y: 108, w: 80, h: 54, r: 8, fill: 'leaf' }),
  words(326, 141, 'Free', { anchor: 'middle', bold: true, size: 20, colour: 'paper' }),
  words(326, 184, 'hold', { anchor: 'middle', colour: 'soft' }),
)
