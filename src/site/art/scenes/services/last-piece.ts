import { scene } from '#site/art/sewing/scene.ts'
import { knot } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const channels = [
  ['Website', 'held 14:52', 'leaf'],
  ['Counter', '0 free', 'soft'],
  ['Facebook', '0 free', 'soft'],
] as const

export default scene(
  'One saree on a rod and three places that sell it: while the website holds it for a buyer, counter and Facebook page have none.',
  line('M50 28h300M50 21v14M350 21v14', 'ink', 'solid'),
  shape('M76 28h196v118h-72v-12h-124z', { fill: 'madder' }),
  shape('M76 114h124v20h-124zM200 122h72v24h-72z', { fill: 'marigold' }),
  line('M100 34v74M124 34v74M150 34v74M176 34v74M224 34v82M248 34v82', 'paper', 'fine'),
  line('M200 30v114', 'paper', 'solid'),
  line(
    'M80 124l10-6l10 12l10-12l10 12l10-12l10 12l10-12l10 12l10-12l10 12l10-12l10 6M204 134l10-6l10 12l10-12l10 12l10-12l10 12',
    'madder',
    'solid',
  ),
  line('M272 48c14-10 22 0 28 14', 'ink', 'fine'),
  box({ x: 284, y: 60, w: 66, h: 54, r: 6, fill: 'raise', edge: 'ink', kind: 'solid' }),
  knot(299, 68, 'ink', 3),
  words(317, 85, 'only', { anchor: 'middle', colour: 'soft' }),
  words(317, 104, '1 piece', { anchor: 'middle', bold: true }),
  line('M138 138C138 160 98 152 98 176', 'leaf'),
  line('M200 150v26M240 150C240 166 302 158 302 176', 'soft', 'fine'),
  ...channels.flatMap(([name, state, colour], at) => {
    const x = 50 + at * 102
    return [
      box({ x, y: 178, w: 96, h: 46, r: 7, fill: 'raise', edge: colour, kind: at ? 'fine' : 'solid' }),
      words(x + 48, 197, name, { anchor: 'middle', bold: true }),
      words(x + 48, 215, state, { anchor: 'middle', colour }),
    ]
  }),
)
