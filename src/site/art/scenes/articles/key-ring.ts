import labels from '#content/scene-labels.json' with { type: 'json' }
import { tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['key-ring']

const key = (turn: number, colour: Role) =>
  `<g transform="translate(124 74) rotate(${turn})">${disc(0, 57, 16, { fill: colour })}${disc(0, 51, 5, { fill: 'cloth' })}${shape('M-4 74h8v58h-8zM4 104h11v8h-11zM4 120h14v8h-14z', { fill: colour })}</g>`

export default [
  key(48, 'madder'),
  key(16, 'indigo'),
  key(-16, 'leaf'),
  key(-48, 'river'),
  disc(124, 72, 50, { edge: 'ink', kind: 'solid' }),
  disc(124, 72, 45, { edge: 'ink', kind: 'solid' }),
  line('M166 70C190 40 210 40 226 56', 'marigold'),
  box({ x: 230, y: 24, w: 128, h: 188, r: 2, fill: 'raise', edge: 'soft', kind: 'solid' }),
  words(244, 52, label.goodbye, { bold: true, size: 20 }),
  ...[label.domain, label.server, label.app, label.code].flatMap((what, at) => [
    disc(250, 76 + at * 26, 5, { fill: (['madder', 'indigo', 'leaf', 'river'] as const)[at] ?? 'ink' }),
    words(264, 81 + at * 26, what),
    tick(330, 80 + at * 26),
  ]),
  line('M244 190c10-20 14 6 22-6s8 10 16 0s10-6 20 2h36', 'indigo', 'solid'),
]
