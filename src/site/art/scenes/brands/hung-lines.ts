import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import { fill } from '#site/fill.ts'

const label = labels['hung-lines']

const lines = [
  ['indigo', '52', 5],
  ['river', '50', 5],
  ['madder', '23', 2],
  ['leaf', '51', 5],
] as const

export default [
  box({ x: 38, y: 119, w: 326, h: 50, r: 8, fill: 'raise', edge: 'madder', kind: 'solid' }),
  words(50, 160, label.behind, { colour: 'madder' }),
  ...lines.flatMap(([colour, bundles, done], at) => {
    const y = 20 + at * 52
    return [
      line(`M106 ${y}h196M128 ${y}v9M166 ${y}v9M204 ${y}v9M242 ${y}v9M280 ${y}v9`, 'ink', 'solid'),
      words(50, y + (done < 5 ? 20 : 29), fill(label.line, { number: at + 1 }), { bold: true }),
      words(352, y + 32, bundles, { bold: true, size: 24, anchor: 'end', colour: done < 5 ? colour : 'ink' }),
      ...[0, 1, 2, 3, 4].map(shirt =>
        shape(
          `M${121 + shirt * 38} ${y + 7}l-9 6 4 9 5-3v21h14v-21l5 3 4-9-9-6q-7 6-14 0z`,
          shirt < done ? { fill: colour } : { edge: colour, kind: 'fine' },
        ),
      ),
    ]
  }),
]
