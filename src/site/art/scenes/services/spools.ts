import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, hatch, line, words } from '#site/art/sewing/thread.ts'
import { needle } from '#site/art/sewing/tools.ts'

const label = labels.spools

const kinds = [
  [label.web, 'indigo'],
  [label.mobile, 'madder'],
  [label.custom, 'marigold'],
  [label.cloud, 'leaf'],
  [label.data, 'river'],
] as const

export default [
  line('M36 110h328', 'ink', 'solid'),
  ...kinds.map(([name, colour], at) => {
    const x = 72 + at * 64
    return (
      box({ x: x - 19, y: 48, w: 38, h: 50, r: 2, fill: colour }) +
      hatch(x - 19, 48, 38, 50, 'cloth', true) +
      box({ x: x - 26, y: 38, w: 52, h: 11, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      box({ x: x - 26, y: 97, w: 52, h: 11, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      words(x, 31, name, { anchor: 'middle', bold: true }) +
      line(`M${x + 19} 90C${x + 28} 136 ${190 + at * 12} 116 227 158`, colour)
    )
  }),
  box({ x: 36, y: 180, w: 328, h: 44, r: 0, fill: 'raise' }),
  ...kinds.map(([, colour], at) =>
    line(`M44 ${188 + at * 7}H${150 - at * 4}C190 ${188 + at * 7} 208 178 227 158`, colour),
  ),
  needle(224, 153, 316, 204),
]
