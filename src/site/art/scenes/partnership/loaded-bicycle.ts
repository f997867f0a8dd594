import { sewn } from '#site/art/sewing/cloth.ts'
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape } from '#site/art/sewing/thread.ts'

const wheel = (x: number) =>
  sewn(`M${x - 48} 164a48 48 0 0 1 96 0a48 48 0 0 1-96 0zM${x - 37} 164a37 37 0 0 0 74 0a37 37 0 0 0-74 0z`, 'river') +
  line(`M${x - 34} 164h68M${x} 130v68M${x - 24} 140l48 48M${x - 24} 188l48-48`, 'soft', 'fine') +
  knot(x, 164, 'ink', 5)

/** A shop with its awning, far away. */
const shop = (x: number, y: number) =>
  box({ x, y, w: 34, h: 26, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }) +
  shape(`M${x - 4} ${y + 2}l6-14h30l6 14z`, { fill: 'marigold', edge: 'ink', kind: 'solid' })

export default [
  shop(282, 58),
  shop(324, 84),
  line('M36 216H364', 'leaf'),
  wheel(128),
  wheel(274),
  line(
    'M128 164L168 98H248L274 164M168 98L206 164H128M206 164L248 98M248 98L242 74M228 74H262q10 0 8 12',
    'ink',
    'solid',
  ),
  sewn('M180 108H238L207 152z', 'madder'),
  disc(206, 164, 10, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  sewn('M150 84h40q8 0 6 8t-12 8h-28q-10 0-12-8t6-8z', 'ink'),
  // The till and its carrier.
  line('M84 118H160M92 118L122 152', 'ink', 'solid'),
  sewn('M76 66h66l12 52H64z', 'indigo'),
  box({ x: 82, y: 26, w: 54, h: 42, r: 5, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M92 40h34M92 50h22', 'leaf', 'fine'),
  line('M84 82h10M102 82h10M120 82h10M80 98h12M102 98h12M124 98h12', 'cloth', 'solid'),
  line('M54 118V20', 'ink', 'solid'),
  sewn('M54 20L24 30L54 44z', 'madder'),
]
