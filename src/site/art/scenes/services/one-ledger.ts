import { someone } from '#site/art/sewing/people.ts'
import { scene } from '#site/art/sewing/scene.ts'
import { barcode, sheet } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const pillars = [
  ['Stock', 'leaf'],
  ['Buying', 'river'],
  ['Making', 'marigold'],
  ['Payroll', 'madder'],
] as const

export default scene(
  'A building on four pillars, stock, buying, making and payroll: all of them stand on one ledger, and its month is closed on the 4th.',
  shape('M200 14l164 48h-328z', { fill: 'raise', edge: 'indigo', kind: 'solid' }),
  words(200, 53, 'closed on the 4th', { anchor: 'middle', bold: true }),
  ...pillars.map(([name, colour], at) => {
    const x = 46 + at * 80
    return (
      box({ x, y: 78, w: 68, h: 86, r: 0, fill: 'raise', edge: colour, kind: 'solid' }) +
      box({ x: x - 3, y: 68, w: 74, h: 10, r: 2, fill: colour }) +
      words(x + 34, 156, name, { anchor: 'middle', bold: true })
    )
  }),
  barcode(64, 92, 34, 36),
  sheet(144, 88, 32, 42, 'river'),
  line('M150 110h20M150 120h14', 'river', 'solid'),
  disc(240, 110, 17, { edge: 'marigold' }),
  disc(240, 110, 12, { edge: 'ink', kind: 'solid' }),
  disc(240, 110, 4, { fill: 'ink' }),
  someone(320, 132, 'madder', { scale: 0.8 }),
  box({ x: 36, y: 166, w: 328, h: 54, r: 3, fill: 'indigo' }),
  words(200, 200, 'One ledger', { anchor: 'middle', bold: true, size: 22, colour: 'paper' }),
  line('M44 174h312M44 212h312', 'paper', 'fine'),
)
