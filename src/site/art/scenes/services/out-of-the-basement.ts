import labels from '#content/scene-labels.json' with { type: 'json' }
import { arrow, cloud, knot } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['out-of-the-basement']

const rack = (x: number, y: number, fill: Role) =>
  box({ x, y, w: 30, h: 46, r: 4, fill }) +
  line(`M${x + 6} ${y + 12}h18M${x + 6} ${y + 23}h18M${x + 6} ${y + 34}h10`, 'paper', 'fine') +
  knot(x + 23, y + 34, 'marigold', 3)

const swell = 'q12-10 24 0t24 0t24 0t24 0t24 0t24 0'

export default [
  line('M52 24l-5 11M80 18l-5 11M66 48l-5 11M106 30l-5 11M128 18l-5 11M138 46l-5 11', 'river', 'solid'),
  cloud(178, 16, 180, 'indigo'),
  rack(223, 50, 'indigo'),
  rack(257, 50, 'indigo'),
  rack(291, 50, 'indigo'),
  words(271, 115, label.systems, { anchor: 'middle', bold: true }),
  shape('M48 124l64-46l64 46z', { edge: 'ink', fill: 'raise' }),
  words(112, 116, label.office, { anchor: 'middle', colour: 'soft' }),
  line('M24 130h184', 'ink', 'solid'),
  box({ x: 46, y: 132, w: 132, h: 90, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }),
  box({ x: 58, y: 146, w: 30, h: 46, r: 4, edge: 'soft', kind: 'fine' }),
  box({ x: 97, y: 146, w: 30, h: 46, r: 4, edge: 'soft', kind: 'fine' }),
  rack(136, 146, 'ink'),
  shape(`M48 190${swell.replace(/t24 0$/, 't10 0')}v31h-130z`, { fill: 'river' }),
  line(`M50 206q12-8 24 0t24 0t24 0t24 0t24 0`, 'paper', 'fine'),
  arrow(182, 164, 232, 128, 'leaf'),
  words(222, 163, label.waveOf, { bold: true, colour: 'leaf' }),
  line('M322 126C350 160 320 190 190 190', 'soft', 'fine'),
  line('M198 185l-9 5l9 5', 'soft', 'solid'),
  words(246, 208, label.wayBack, { colour: 'soft' }),
]
