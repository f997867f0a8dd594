import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['ship-to-gate']

const crates: readonly (readonly [number, number, Role])[] = [
  [62, 42, 'leaf'],
  [62, 66, 'river'],
  [100, 66, 'marigold'],
  [62, 90, 'leaf'],
  [100, 90, 'indigo'],
  [138, 90, 'madder'],
]

export default [
  ...crates.map(([x, y, fill]) => box({ x, y, w: 36, h: 22, r: 2, fill })),
  box({ x: 178, y: 62, w: 24, h: 50, r: 2, fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M44 114h174l-18 30h-136z', { fill: 'ink' }),
  line('M34 150q10-9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', 'river', 'solid'),
  box({ x: 262, y: 86, w: 60, h: 46, r: 2, fill: 'leaf' }),
  shape('M324 100h18l14 16v16h-32z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  disc(280, 138, 9, { fill: 'ink' }),
  disc(340, 138, 9, { fill: 'ink' }),
  line('M252 149h108', 'ink', 'solid'),
  line('M78 190h246', 'indigo'),
  ...[label.atSea, label.port, label.quality, label.gate].map(
    (name, at) =>
      knot(78 + at * 82, 190, at < 3 ? 'leaf' : 'marigold', 7) +
      words(78 + at * 82, 216, name, { anchor: 'middle', bold: true }),
  ),
  words(350, 40, label.promisedMarch, { anchor: 'end', colour: 'soft' }),
  words(350, 62, label.cameMarch, { anchor: 'end', bold: true, colour: 'madder' }),
]
