import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import { threads } from '#site/theme/tokens.ts'

const label = labels.shoebox

const mouse = (x: number, y: number, at: number) => {
  const colour = threads[at % 5] ?? 'indigo'
  return (
    line(`M${x + 15} ${y}C${x + 15} ${y - 26} ${x + 46} ${y - 14} ${x + 36} ${y - 44}`, colour, 'solid') +
    box({ x, y, w: 30, h: 44, r: 15, fill: 'raise', edge: colour, kind: 'solid' }) +
    line(`M${x + 15} ${y}v16M${x + 1} ${y + 16}h28`, colour, 'solid')
  )
}

export default [
  ...[96, 138, 180, 222, 264].map((x, at) => mouse(x, 58, at)),
  ...[118, 160, 202, 244].map((x, at) => mouse(x, 76, at + 3)),
  shape('M74 104h252v78h-252z', { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  shape('M66 96h268v18h-268z', { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  box({ x: 86, y: 132, w: 92, h: 44, r: 3, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(97, 150, label.backOn, { bold: true }),
  words(97, 168, label.thursday, { bold: true }),
  box({ x: 196, y: 124, w: 132, h: 96, r: 12, fill: 'ink' }),
  box({ x: 206, y: 128, w: 112, h: 78, r: 9, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(222, 160, label.tab, { bold: true, size: 26 }),
  line('M224 184h56M270 178l12 6l-12 6M286 174v20', 'madder', 'solid'),
]
