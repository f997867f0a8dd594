import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels.stairs

const steps: readonly (readonly [string, string, Role])[] = [
  [label.goal, label.week1, 'madder'],
  [label.fieldwork, label.weeks2And3, 'marigold'],
  [label.prototype, label.weeks4And5, 'river'],
  [label.building, label.fromWeek6, 'indigo'],
  [label.parallelRun, label.aMonth, 'leaf'],
  [label.aftercare, '', 'madder'],
]

export default [
  ...steps.map(([name, when, colour], at) => {
    const [x, y] = [44 + at * 30, 194 - at * 29]
    return (
      box({ x, y, w: 362 - x, h: 29, r: 0, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      box({ x, y, w: 16, h: 29, r: 0, fill: colour, edge: 'ink', kind: 'solid' }) +
      words(x + 24, y + 20, name, { bold: true }) +
      (when && words(354, y + 20, when, { anchor: 'end', colour: 'soft' }))
    )
  }),
  someone(112, 136, 'madder', { scale: 0.85 }),
  line('M54 186V166H82V142H88', 'madder', 'fine'),
  box({ x: 40, y: 34, w: 118, h: 34, r: 12, fill: 'raise', edge: 'madder', kind: 'solid' }),
  line('M116 68l3 14l9-14', 'madder', 'solid'),
  words(99, 56, label.goOnOr, { anchor: 'middle' }),
  line('M336 49V18', 'ink', 'solid'),
  shape('M336 18l26 8l-26 8z', { fill: 'marigold' }),
]
