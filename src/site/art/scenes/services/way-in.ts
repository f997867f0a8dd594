import { scene } from '#site/art/sewing/scene.ts'
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'

const steps = ['Inbox', 'Old printer', 'Admin rights']

export default scene(
  'An agreed attack in steps, from an inbox over an old printer and admin rights to the goal, the payroll file, reached in 41 minutes.',
  ...steps.map((name, at) => {
    const [x, y] = [44 + at * 68, 184 - at * 36]
    return (
      box({ x, y, w: 312 - at * 68, h: 36, r: 0, fill: 'raise', edge: 'indigo', kind: 'solid' }) +
      words(x + 14, y + 24, name, { bold: true })
    )
  }),
  disc(312, 62, 43, { fill: 'madder' }),
  disc(312, 62, 32, { fill: 'raise' }),
  disc(312, 62, 21, { fill: 'madder' }),
  disc(312, 62, 10, { fill: 'raise' }),
  line('M70 176C76 120 124 110 134 140C142 86 190 80 204 104C210 50 270 40 306 60', 'ink'),
  line('M295 50l12 10l-14 6', 'ink', 'solid'),
  knot(70, 177, 'ink', 6),
  knot(135, 141, 'ink', 6),
  knot(204, 105, 'ink', 6),
  words(46, 54, '41 min', { bold: true, size: 34, colour: 'madder' }),
  words(46, 78, 'to the payroll file'),
)
