import labels from '#content/scene-labels.json' with { type: 'json' }
import { scribble } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.typewriter

const keys = Array.from({ length: 3 }, (_, row) =>
  Array.from({ length: 9 - row }, (_key, at) =>
    disc(112 + row * 11 + at * 22, 176 + row * 18, 7, {
      fill: row === 1 && at === 3 ? 'marigold' : 'raise',
      edge: 'ink',
      kind: 'solid',
    }),
  ).join(''),
)

export default [
  box({ x: 108, y: 16, w: 184, h: 122, r: 2, fill: 'raise', edge: 'soft', kind: 'solid' }),
  words(124, 44, label.whatWent, { bold: true, size: 16 }),
  words(124, 74, label.well, { size: 22, colour: 'soft' }),
  line('M120 67h50', 'madder', 'solid'),
  words(184, 74, label.wrong, { bold: true, size: 26, colour: 'madder' }),
  scribble(124, 92, [150, 136, 150], 12),
  box({ x: 76, y: 122, w: 248, h: 22, r: 8, fill: 'ink' }),
  box({ x: 52, y: 126, w: 24, h: 14, r: 5, fill: 'madder' }),
  box({ x: 324, y: 126, w: 24, h: 14, r: 5, fill: 'madder' }),
  shape('M92 144h216l26 82h-268z', { fill: 'indigo' }),
  shape('M106 158h188l20 60h-228z', { edge: 'paper', kind: 'fine' }),
  ...keys,
]
