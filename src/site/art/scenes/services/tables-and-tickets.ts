import { receipt } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'

const tickets = [
  [52, 'Table 4', '2 biryani', 'madder', '21 min'],
  [154, 'Table 2', '1 hilsa', 'marigold', '9 min'],
  [256, 'Table 7', '3 tea', 'leaf', '2 min'],
] as const

const tables = [
  [84, 'leaf', '2'],
  [162, 'madder', '4'],
  [240, 'soft', '5'],
  [318, 'leaf', '7'],
] as const

export default [
  box({ x: 40, y: 18, w: 320, h: 12, r: 3, fill: 'ink' }),
  ...tickets.map(
    ([x, table, dish, colour, wait]) =>
      receipt(x, 26, 92, 94, colour) +
      box({ x, y: 26, w: 92, h: 26, r: 0, fill: 'raise', edge: colour, kind: 'solid' }) +
      words(x + 46, 45, table, { anchor: 'middle', bold: true }) +
      words(x + 46, 76, dish, { anchor: 'middle' }) +
      words(x + 46, 102, wait, { anchor: 'middle', bold: true, colour: colour === 'marigold' ? 'ink' : colour }),
  ),
  ...tables.map(
    ([x, colour, number]) =>
      box({
        x: x - 28,
        y: 152,
        w: 56,
        h: 56,
        r: 28,
        ...(colour === 'soft' ? { fill: 'raise', edge: colour, kind: 'fine' } : { fill: colour }),
      }) +
      words(x, 187, number, { anchor: 'middle', bold: true, size: 20, colour: colour === 'soft' ? 'ink' : 'paper' }) +
      line(`M${x - 12} 144h24M${x - 12} 216h24`, colour, 'solid'),
  ),
]
