import labels from '#content/scene-labels.json' with { type: 'json' }
import { grid, knot } from '#site/art/sewing/things.ts'
import { box, hatch, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['paper-sketches']

const paper = (x: number, y: number, turn: number, colour: Role, inside: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box({ x: -62, y: -44, w: 124, h: 88, r: 2, fill: 'raise', edge: 'soft', kind: 'solid' })}${inside}${knot(0, -37, colour, 5)}</g>`

export default [
  paper(110, 66, -5, 'madder', grid(-50, -26, 100, 58, 3, 2, 'indigo') + line('M-46 28L46-22M-46-22L46 28', 'madder')),
  paper(
    292,
    68,
    4,
    'river',
    grid(-50, -26, 100, 58, 2, 4, 'indigo') + hatch(-46, -22, 10, 10, 'madder') + hatch(-46, 7, 10, 10, 'leaf'),
  ),
  box({ x: 118, y: 104, w: 164, h: 112, r: 2, fill: 'raise', edge: 'ink', kind: 'solid' }),
  knot(200, 113, 'leaf', 5),
  words(132, 136, label.ward, { bold: true, size: 17 }),
  grid(132, 146, 136, 58, 3, 2, 'indigo'),
  hatch(136, 150, 10, 21, 'leaf'),
  hatch(181, 150, 10, 21, 'marigold'),
  hatch(227, 179, 10, 21, 'madder'),
  words(154, 166, '1', { bold: true }),
  words(200, 166, '2', { bold: true }),
  words(245, 195, '6', { bold: true }),
  `<g transform="translate(318 190) rotate(-38)">${box({ x: -40, y: -6, w: 70, h: 12, r: 1, fill: 'marigold', edge: 'ink', kind: 'solid' })}${shape('M-40-6l-16 6l16 6z', { fill: 'raise', edge: 'ink', kind: 'solid' })}${box({ x: 30, y: -6, w: 10, h: 12, r: 2, fill: 'madder' })}</g>`,
]
