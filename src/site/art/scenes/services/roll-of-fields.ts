import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['roll-of-fields']

const stages = [label.lead, label.quote, label.tender, label.won]

export default [
  ...stages.map((name, at) => {
    const [x, now] = [46 + at * 78, at === 2]
    return (
      shape(`M${x} 20h62l14 18l-14 18h-62l14-18z`, {
        fill: at < 2 ? 'indigo' : now ? 'leaf' : 'raise',
        edge: at < 2 ? 'indigo' : now ? 'leaf' : 'soft',
        kind: 'solid',
      }) +
      (at < 3 ? box({ x: x + 13, y: 23, w: 50, h: 30, r: 0, fill: now ? 'leaf' : 'indigo' }) : '') +
      words(x + 39, 43, name, { anchor: 'middle', bold: true, colour: at < 3 ? 'paper' : 'ink' })
    )
  }),
  shape('M48 84h152v136l-12-7l-12 7l-13-7l-13 7l-13-7l-13 7l-13-7l-13 7l-12-7l-13 7l-12-7l-13 7z', {
    fill: 'raise',
    edge: 'soft',
    kind: 'solid',
  }),
  disc(200, 92, 15, { fill: 'raise', edge: 'soft', kind: 'solid' }),
  disc(200, 92, 8, { edge: 'soft', kind: 'fine' }),
  words(62, 110, label.manyFields, { bold: true, size: 18, colour: 'madder' }),
  ...[124, 142, 160, 178, 196].map(
    y => box({ x: 62, y: y - 1, w: 112, h: 11, r: 3, fill: 'line' }) + line(`M55 ${y + 8}l126-6`, 'madder', 'solid'),
  ),
  box({ x: 234, y: 84, w: 120, h: 136, r: 9, fill: 'raise', edge: 'leaf', kind: 'solid' }),
  words(248, 110, label.fewFields, { bold: true, size: 18, colour: 'leaf' }),
  words(248, 140, label.tender, { colour: 'soft' }),
  words(248, 159, label.thu, { bold: true }),
  box({ x: 246, y: 178, w: 96, h: 30, r: 7, fill: 'ink' }),
  words(294, 198, label.callNow, { anchor: 'middle', bold: true, colour: 'paper' }),
]
