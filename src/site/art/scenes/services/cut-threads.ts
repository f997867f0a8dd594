import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['cut-threads']

const used = [
  [label.margin, 'indigo', label.raisePrice],
  [label.orders, 'leaf', label.secondShift],
] as const

const unused = [label.faxNo, label.birthday] as const

export default [
  ...used.map(([name, colour, decision], at) => {
    const y = 42 + at * 46
    return (
      line(`M144 ${y}H232`, colour) +
      box({ x: 52, y: y - 18, w: 92, h: 36, r: 8, fill: 'raise', edge: colour, kind: 'solid' }) +
      words(66, y + 5, name, { bold: true }) +
      knot(144, y, colour, 5) +
      box({ x: 232, y: y - 18, w: 116, h: 36, r: 8, fill: colour }) +
      words(290, y + 5, decision, { anchor: 'middle', bold: true, colour: 'paper' })
    )
  }),
  ...unused.map((name, at) => {
    const y = 146 + at * 56
    return (
      line(`M144 ${y}C168 ${y} 172 ${y + 8 - at * 16} 190 ${y + 10 - at * 20}`, 'madder') +
      box({ x: 52, y: y - 18, w: 92, h: 36, r: 8, fill: 'raise', edge: 'soft', kind: 'fine' }) +
      words(66, y + 5, name, { colour: 'soft' }) +
      knot(144, y, 'madder', 5)
    )
  }),
  shape('M176 142c24 4 60 22 112 46l-6 12c-46-16-88-34-106-58zM176 206c24-4 60-22 112-46l-6-12c-46 16-88 34-106 58z', {
    fill: 'ink',
  }),
  disc(306, 148, 24, { fill: 'marigold' }),
  disc(306, 148, 13, { fill: 'cloth' }),
  disc(306, 200, 24, { fill: 'marigold' }),
  disc(306, 200, 13, { fill: 'cloth' }),
  knot(238, 174, 'marigold', 4),
  words(236, 224, label.stopList, { anchor: 'middle', bold: true, colour: 'madder' }),
]
