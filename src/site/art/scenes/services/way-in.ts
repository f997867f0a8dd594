import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, words } from '#site/art/sewing/thread.ts'

const label = labels['way-in']

const links = [
  [40, label.inbox],
  [112, label.printer],
  [184, label.admin],
] as const

const others = [56, 92, 128, 164, 200, 236].flatMap((x, at) => [
  [x, at % 2 ? 84 : 74],
  [x - 10, at % 2 ? 166 : 176],
])

export default [
  ...others.map(([x = 0, y = 0]) => knot(x, y, 'line', 5)),
  disc(304, 122, 68, { fill: 'madder' }),
  disc(304, 122, 53, { fill: 'raise' }),
  disc(304, 122, 38, { fill: 'madder' }),
  disc(304, 122, 22, { fill: 'raise' }),
  ...links.map(
    ([x, name]) =>
      box({ x, y: 98, w: 82, h: 48, r: 24, fill: 'ink' }) +
      box({ x: x + 8, y: 106, w: 66, h: 32, r: 16, fill: 'raise' }) +
      words(x + 41, 127, name, { anchor: 'middle', bold: true }),
  ),
  words(54, 50, label.weaknessesJoinUp, { bold: true }),
  words(54, 214, label.minutes41, { bold: true, size: 24, colour: 'madder' }),
  words(164, 213, label.toThePayroll),
]
