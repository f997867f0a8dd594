import { scene } from '#site/art/sewing/scene.ts'
import { box, hatch, line, words } from '#site/art/sewing/thread.ts'
import { needle } from '#site/art/sewing/tools.ts'

const kinds = [
  ['Web', 'indigo'],
  ['Mobile', 'madder'],
  ['Custom', 'marigold'],
  ['Cloud', 'leaf'],
  ['Data', 'river'],
] as const

export default scene(
  'Five spools of thread on a shelf, web, mobile, custom, cloud and data, whose threads run through the eye of one needle.',
  line('M36 118h328', 'ink', 'solid'),
  ...kinds.map(([name, colour], at) => {
    const x = 72 + at * 64
    return (
      box({ x: x - 19, y: 54, w: 38, h: 52, r: 2, fill: colour }) +
      hatch(x - 19, 54, 38, 52, 'cloth', true) +
      box({ x: x - 26, y: 44, w: 52, h: 11, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      box({ x: x - 26, y: 105, w: 52, h: 11, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      words(x, 36, name, { anchor: 'middle', bold: true }) +
      line(`M${x + 19} 98C${x + 26} 150 ${160 + at * 10} 120 196 168`, colour)
    )
  }),
  needle(190, 160, 284, 214),
  line('M193 163C180 192 150 206 122 210', 'madder'),
  line('M54 210h18M86 210h18M118 210h4', 'madder', 'solid'),
)
