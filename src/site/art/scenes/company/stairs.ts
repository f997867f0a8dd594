import { scene } from '#site/art/sewing/scene.ts'
import { person } from '#site/art/sewing/things.ts'
import { box, hatch, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const steps: readonly (readonly [string, string, Role])[] = [
  ['Goal', 'week 1', 'madder'],
  ['Fieldwork', '2 and 3', 'marigold'],
  ['Prototype', '4 and 5', 'river'],
  ['Building', 'from 6', 'indigo'],
  ['Parallel run', 'a month', 'leaf'],
  ['Aftercare', '', 'madder'],
]

export default scene(
  'A flight of six steps, from one agreed goal over fieldwork, prototype, building and a parallel run up to aftercare, each with its weeks.',
  ...steps.map(([name, when, colour], at) => {
    const [x, y] = [44 + at * 30, 194 - at * 29]
    return (
      box({ x, y, w: 362 - x, h: 29, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      hatch(x + 4, y + 4, 14, 21, colour) +
      words(x + 24, y + 20, name, { bold: true }) +
      (when && words(354, y + 20, when, { anchor: 'end', colour: 'soft' }))
    )
  }),
  person(118, 136, 'madder', 0.8),
  line('M58 188V170H88V142H96', 'madder', 'fine'),
  box({ x: 40, y: 34, w: 118, h: 34, r: 12, fill: 'raise', edge: 'madder', kind: 'solid' }),
  line('M116 68l3 14l9-14', 'madder', 'solid'),
  words(99, 56, 'Go on or stop?', { anchor: 'middle' }),
  line('M336 49V18', 'ink', 'solid'),
  shape('M336 18l26 8l-26 8z', { fill: 'marigold' }),
)
