import labels from '#content/scene-labels.json' with { type: 'json' }
import { onlooker } from '#site/art/sewing/people.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'

const label = labels['before-the-meeting']

const days = [
  [label.mon, 34, 'indigo'],
  [label.tue, 72, 'madder'],
  [label.wed, 30, 'indigo'],
  [label.thu, 38, 'indigo'],
] as const

const people = ['leaf', 'river', 'marigold'] as const

export default [
  box({ x: 48, y: 18, w: 304, h: 144, r: 8, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  words(62, 42, label.returnsDoubledOn, { bold: true }),
  line('M62 130h276', 'soft', 'solid'),
  ...days.map(
    ([day, high, colour], at) =>
      box({ x: 72 + at * 57, y: 130 - high, w: 34, h: high, r: 2, fill: colour }) +
      words(89 + at * 57, 149, day, {
        anchor: 'middle',
        bold: colour === 'madder',
        colour: colour === 'madder' ? 'madder' : 'soft',
      }),
  ),
  box({ x: 300, y: 98, w: 34, h: 32, r: 2, edge: 'soft', kind: 'fine' }),
  words(317, 149, label.fri, { anchor: 'middle', colour: 'soft' }),
  ...people.map((colour, at) => onlooker(100 + at * 100, 224, colour, { scale: 1.1, long: at === 1 })),
  line('M40 224h320', 'ink', 'solid'),
]
