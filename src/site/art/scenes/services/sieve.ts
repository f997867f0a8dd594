import labels from '#content/scene-labels.json' with { type: 'json' }
import { n } from '#site/art/pen.ts'
import { tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.sieve

const bowl = 'M62 80c0 124 276 124 276 0'

/** A point of the bowl, from its left edge (0) to its right edge (1). */
const onBowl = (t: number) => [62 + 276 * (3 * t ** 2 - 2 * t ** 3), 80 + 372 * t * (1 - t)] as const

const mesh = [0.2, 0.27, 0.33, 0.39, 0.445, 0.5, 0.555, 0.61, 0.67, 0.73, 0.8]
  .map(onBowl)
  .map(([x, y]) => `M${n(x)} 84V${n(y)}`)
  .join('')
const rings = [0.1, 0.16, 0.24, 0.34]
  .map(t => [onBowl(t), onBowl(1 - t)] as const)
  .map(([[x, y], [end]]) => `M${n(x)} ${n(y)}H${n(end)}`)
  .join('')

/** A beetle from above, with the middle of its back at `x`, `y`. */
const bug = (x: number, y: number) =>
  line(
    `M${x - 14} ${y - 9}l-10-8M${x - 16} ${y + 1}h-12M${x - 13} ${y + 11}l-10 7M${x + 14} ${y - 9}l10-8M${x + 16} ${y + 1}h12M${x + 13} ${y + 11}l10 7`,
    'ink',
    'solid',
  ) +
  shape(`M${x} ${y - 20}c25 0 25 40 0 40c-25 0-25-40 0-40z`, { fill: 'madder' }) +
  line(`M${x} ${y - 14}v32`, 'cloth', 'fine') +
  disc(x, y - 21, 8, { fill: 'ink' })

export default [
  ...[136, 182, 228].map(
    (x, at) =>
      box({ x, y: at === 1 ? 28 : 18, w: 36, h: 24, r: 4, fill: 'indigo' }) +
      line(`M${x + 8} ${at === 1 ? 40 : 30}h20`, 'paper', 'fine'),
  ),
  shape(`${bowl}z`, { fill: 'raise' }),
  line(mesh + rings, 'soft', 'fine'),
  line(bowl, 'ink', 'solid'),
  bug(130, 112),
  bug(200, 132),
  bug(270, 112),
  box({ x: 46, y: 70, w: 308, h: 14, r: 7, fill: 'marigold' }),
  ...[124, 196, 268].map((x, at) => tick(x, at === 1 ? 196 : 192)),
  words(200, 220, label.tuesdaysRelease, { anchor: 'middle', bold: true, colour: 'leaf', size: 17 }),
]
