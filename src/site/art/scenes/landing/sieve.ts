import { scene } from '#site/art/sewing/scene.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

/** A beetle from above, 24 wide. */
const bug = (x: number, y: number, colour: Role) =>
  line(`M${x - 12} ${y - 6}l24 12M${x - 13} ${y}h26M${x - 12} ${y + 6}l24-12`, 'ink', 'solid') +
  disc(x, y - 10, 5, { fill: 'ink' }) +
  shape(`M${x - 8} ${y - 7}c5-3 11-3 16 0c4 14 0 20-8 22c-8-2-12-8-8-22z`, { fill: colour }) +
  line(`M${x} ${y - 6}v19`, 'raise', 'fine')

export default scene(
  'A big sieve full of beetles under a list of what must never fail: nine are caught, and the one that slips through is counted in red.',
  shape('M52 117h200c0 52-44 75-100 75s-100-23-100-75z', { edge: 'indigo', fill: 'raise', kind: 'solid' }),
  hatch(76, 126, 152, 26, 'indigo', true),
  hatch(94, 154, 116, 30, 'indigo', true),
  ...[
    [92, 74],
    [132, 58],
    [172, 70],
    [210, 60],
    [112, 100],
    [152, 96],
    [192, 102],
    [70, 44],
    [226, 94],
  ].map(([x = 0, y = 0], at) => bug(x, y, (['leaf', 'river', 'marigold'] as const)[at % 3] ?? 'leaf')),
  box({ x: 40, y: 110, w: 318, h: 14, r: 7, fill: 'indigo' }),
  line('M152 194v6', 'madder'),
  bug(152, 212, 'madder'),
  words(268, 46, 'Bugs', { bold: true, size: 18 }),
  words(268, 80, '9', { bold: true, size: 28, colour: 'leaf' }),
  words(292, 80, 'caught'),
  words(268, 178, '1', { bold: true, size: 28, colour: 'madder' }),
  words(292, 178, 'missed', { bold: true, colour: 'madder' }),
)
