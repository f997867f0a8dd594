import labels from '#content/scene-labels.json' with { type: 'json' }
import { receipt } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'

const label = labels['tables-and-tickets']

const tickets = [
  [52, label.table4, label.biryani, 'madder', label.minutes21],
  [154, label.table2, label.hilsa, 'marigold', label.minutes9],
  [256, label.table7, label.tea, 'leaf', label.minutes2],
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
