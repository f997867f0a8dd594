import labels from '#content/scene-labels.json' with { type: 'json' }
import { onlooker } from '#site/art/sewing/people.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'
import { threads } from '#site/theme/tokens.ts'

const label = labels['yellow-note']

const petals = [0, 1, 2, 3, 4].map(at =>
  disc(193 + 8 * Math.cos(at * 1.257), 132 + 8 * Math.sin(at * 1.257), 4.5, { fill: 'madder' }),
)

export default [
  box({ x: 96, y: 22, w: 208, h: 132, r: 9, fill: 'ink' }),
  box({ x: 106, y: 32, w: 188, h: 112, r: 3, fill: 'raise' }),
  words(118, 54, label.reception, { bold: true }),
  box({ x: 118, y: 62, w: 164, h: 24, r: 5, edge: 'soft', kind: 'solid' }),
  ...Array.from({ length: 8 }, (_, at) => disc(130 + at * 12, 74, 3, { fill: 'ink' })),
  line('M200 154v14M160 170h80', 'ink', 'solid'),
  `<g transform="rotate(-4 200 120)">${box({ x: 150, y: 92, w: 106, h: 60, r: 0, fill: 'marigold' })}${box({ x: 184, y: 84, w: 36, h: 12, r: 0, fill: 'cloth' })}${line('M162 108h80M170 116h60', 'ink', 'solid')}</g>`,
  ...petals,
  disc(193, 132, 3.5, { fill: 'raise' }),
  ...Array.from({ length: 11 }, (_, at) =>
    onlooker(50 + at * 30, 224, threads[at % 5] ?? 'indigo', { scale: 0.56, long: at % 3 === 1 }),
  ),
]
