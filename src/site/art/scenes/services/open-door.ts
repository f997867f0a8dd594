import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot, lock } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['open-door']

const windows = [0, 1, 2]
  .flatMap(row => [0, 1, 2].map(column => [72 + column * 56, 48 + row * 48, row === 2 && column === 2] as const))
  .filter(([, , door]) => !door)

export default [
  box({ x: 52, y: 30, w: 180, h: 192, r: 3, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  line('M44 30h196M40 222h320', 'indigo', 'solid'),
  ...windows.map(
    ([x, y]) =>
      box({ x, y, w: 36, h: 36, r: 3, fill: 'cloth', edge: 'indigo', kind: 'fine' }) + lock(x + 8, y + 5, 'leaf'),
  ),
  box({ x: 184, y: 144, w: 36, h: 78, r: 0, fill: 'ink' }),
  shape('M322 150L196 146v72z', { fill: 'marigold' }),
  box({ x: 193, y: 160, w: 20, h: 54, r: 2, fill: 'raise', edge: 'madder', kind: 'solid' }),
  line('M198 172h10M198 184h10M198 196h10', 'madder', 'solid'),
  shape('M184 144l-16 10v74l16-6z', { fill: 'raise', edge: 'madder', kind: 'solid' }),
  knot(173, 188, 'madder', 3),
  shape('M318 136l14 6h30v16h-30l-14 6z', { fill: 'ink' }),
  shape('M338 30a22 22 0 1 0 14 32a18 18 0 0 1-14-32z', { edge: 'marigold', fill: 'raise' }),
  words(252, 110, label.locked, { bold: true, colour: 'leaf', size: 18 }),
  words(256, 212, label.open, { bold: true, size: 22, colour: 'madder' }),
]
