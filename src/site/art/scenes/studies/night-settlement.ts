import { scene } from '#site/art/sewing/scene.ts'
import { knot } from '#site/art/sewing/things.ts'
import { box, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const shop =
  box({ x: 146, y: 138, w: 108, h: 72, r: 2, fill: 'raise', edge: 'indigo', kind: 'solid' }) +
  hatch(156, 158, 50, 34, 'river', true) +
  box({ x: 216, y: 156, w: 28, h: 54, r: 2, edge: 'indigo', kind: 'solid' }) +
  [0, 1, 2, 3, 4, 5]
    .map(at =>
      shape(`M${140 + at * 20} 116h20v24c0 12-20 12-20 0z`, {
        edge: 'madder',
        fill: at % 2 ? 'raise' : 'madder',
        kind: 'solid',
      }),
    )
    .join('')

export default scene(
  'A shop below an arc from dusk to dawn: sold at five past four, matched line by line in the night, paid at five past six, fourteen hours later.',
  line('M62 150C84 22 316 22 338 150', 'indigo'),
  ...[
    [74, 110],
    [105, 76],
    [150, 58],
    [250, 58],
    [295, 76],
    [326, 110],
  ].map(([x = 0, y = 0]) => knot(x, y, 'leaf', 5)),
  shape('M204 22c-22 0-22 34 0 34c-10-8-10-26 0-34z', { fill: 'marigold' }),
  words(200, 92, '14 hours', { anchor: 'middle', bold: true, size: 20 }),
  shape('M36 162a26 26 0 0 1 52 0z', { fill: 'madder' }),
  shape('M312 162a26 26 0 0 1 52 0z', { fill: 'marigold' }),
  line('M338 124v-8M312 136l-7-6M364 136l7-6', 'marigold', 'solid'),
  line('M28 164H140M260 164H372', 'soft', 'solid'),
  words(62, 188, 'Sold', { anchor: 'middle' }),
  words(62, 208, '16:05', { anchor: 'middle', bold: true }),
  words(338, 188, 'Paid', { anchor: 'middle' }),
  words(338, 208, '06:05', { anchor: 'middle', bold: true, colour: 'leaf' }),
  shop,
  line('M110 212h180', 'soft', 'solid'),
)
