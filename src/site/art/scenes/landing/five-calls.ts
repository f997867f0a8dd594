import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['five-calls']

const calls: readonly (readonly [job: string, colour: Role])[] = [
  [label.tills, 'madder'],
  [label.banking, 'indigo'],
  [label.teams, 'leaf'],
  [label.data, 'marigold'],
  [label.cables, 'river'],
]

const holes = Array.from({ length: 9 }, (_, at) => {
  const turn = ((at * 33 + 60) * Math.PI) / 180
  return knot(118 + Math.cos(turn) * 22, 160 + Math.sin(turn) * 22, 'ink', 3.6)
}).join('')

const telephone =
  shape('M84 96h68l38 108c2 8-2 12-8 12H54c-6 0-10-4-8-12z', { fill: 'madder' }) +
  line('M92 98V82M144 98V82', 'ink', 'solid') +
  shape('M34 84C28 40 72 34 118 34s90 6 84 50c-2 10-44 10-44-4c0-12-80-12-80 0c0 14-42 14-44 4z', {
    fill: 'madder',
    edge: 'cloth',
    kind: 'solid',
  }) +
  disc(118, 160, 34, { fill: 'raise' }) +
  holes +
  disc(118, 160, 10, { edge: 'soft', fill: 'raise', kind: 'fine' })

export default [
  ...calls.map(([, colour], at) => line(`M170 190C230 190 210 ${38 + at * 41} 262 ${38 + at * 41}`, colour)),
  telephone,
  ...calls.flatMap(([job, colour], at) => [
    box({ x: 258, y: 22 + at * 41, w: 112, h: 32, r: 16, fill: 'raise', edge: colour, kind: 'solid' }),
    knot(276, 38 + at * 41, colour, 7),
    words(294, 43 + at * 41, job, { bold: true }),
  ]),
]
