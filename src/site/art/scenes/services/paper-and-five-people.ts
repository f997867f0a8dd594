import labels from '#content/scene-labels.json' with { type: 'json' }
import { cross, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import { hand } from '#site/art/sewing/tools.ts'

const label = labels['paper-and-five-people']

const people = ['leaf', 'leaf', 'madder', 'leaf', 'madder'] as const

export default [
  shape('M82 28l230-12l6 120l-230 12z', { fill: 'raise', edge: 'ink' }),
  shape('M166 10l50-3l1 17l-50 3z', { fill: 'marigold' }),
  words(102, 54, label.order, { bold: true }),
  line('M100 64l200-10', 'ink', 'fine'),
  line('M104 76h62v56h-62zl62 56M166 76l-62 56', 'soft', 'fine'),
  line('M182 80h102M182 94h74', 'soft', 'fine'),
  box({ x: 182, y: 104, w: 84, h: 28, r: 6, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  words(224, 123, label.refund, { anchor: 'middle', bold: true }),
  hand(276, 116),
  ...people.map((colour, at) => {
    const x = 72 + at * 64
    return (
      shape(`M${x - 22} 224c0-32 44-32 44 0z`, { fill: colour }) +
      disc(x, 188, 12, { fill: colour, edge: 'cloth', kind: 'solid' }) +
      (colour === 'leaf' ? tick(x - 6, 218, 'paper') : cross(x - 5, 219, 'paper'))
    )
  }),
]
