import { scene } from '#site/art/sewing/scene.ts'
import { person, phone } from '#site/art/sewing/things.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const hall =
  shape('M34 74L140 22L246 74z', { edge: 'indigo', fill: 'raise', kind: 'solid' }) +
  disc(140, 54, 14, { edge: 'marigold', fill: 'cloth', kind: 'solid' }) +
  line('M140 54l-8-4M140 54h1v-9', 'ink', 'solid') +
  box({ x: 42, y: 74, w: 196, h: 22, r: 0, fill: 'indigo' }) +
  words(140, 90, '40,000 results', { anchor: 'middle', bold: true, colour: 'paper' }) +
  [52, 94, 136, 178, 220].map(x => hatch(x - 2, 98, 14, 62, 'indigo')).join('') +
  line('M36 162h208M30 170h220', 'indigo', 'solid')

export default scene(
  'A university’s hall with a crowd before its steps on results morning, and one phone that shows within a second what all of them came for: admitted.',
  hall,
  ...[52, 96, 140, 184, 228].map((x, at) =>
    person(x, 226, (['madder', 'river', 'leaf'] as const)[at % 3] ?? 'river', 0.95),
  ),
  phone(266, 18, 108, 206, '10:02', 'ink'),
  words(278, 84, 'Roll 40117', { colour: 'soft' }),
  disc(320, 126, 24, { fill: 'leaf' }),
  line('M309 127l8 8l15-17', 'paper', 'solid'),
  words(320, 176, 'Admitted', { anchor: 'middle', bold: true, size: 16, colour: 'leaf' }),
  words(320, 204, '6 kB, 0.9 s', { anchor: 'middle', colour: 'soft' }),
)
