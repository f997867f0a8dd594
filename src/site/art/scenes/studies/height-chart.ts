import labels from '#content/scene-labels.json' with { type: 'json' }
import { qr } from '#site/art/sewing/codes.ts'
import { arrow } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['height-chart']

const marks = Array.from({ length: 14 }, (_, at) => `M40 ${216 - at * 14}h${at % 2 ? 8 : 14}`).join('')

const child =
  shape('M134 190h14v24h-20v-6c0-4 6-4 6-6zM166 190h-14v24h20v-6c0-4-6-4-6-6z', { fill: 'marigold' }) +
  shape('M128 134C112 142 104 160 100 178l14 6l12-22v32h48v-32l12 22l14-6c-4-18-12-36-28-44z', { fill: 'river' }) +
  line('M150 140v52', 'raise', 'solid') +
  line('M134 172h10M156 172h10', 'raise', 'fine') +
  disc(150, 116, 26, { fill: 'river' }) +
  disc(150, 119, 17, { fill: 'raise' }) +
  disc(144, 118, 2, { fill: 'ink' }) +
  disc(156, 118, 2, { fill: 'ink' }) +
  line('M145 126c3 3 7 3 10 0', 'ink', 'solid')

export default [
  box({ x: 32, y: 18, w: 66, h: 206, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line(marks, 'soft', 'solid'),
  words(60, 66, '33', { bold: true, colour: 'soft' }),
  line('M56 61h26', 'madder', 'solid'),
  words(60, 95, '31', { bold: true, size: 18, colour: 'leaf' }),
  line('M98 89H182', 'leaf'),
  child,
  line('M98 215H206', 'soft'),
  words(290, 44, label.backOnSale, { anchor: 'middle' }),
  words(244, 76, '19', { anchor: 'middle', bold: true, size: 24, colour: 'madder' }),
  arrow(263, 68, 288, 68, 'leaf'),
  words(295, 76, label.days, { bold: true, size: 18, colour: 'leaf' }),
  box({ x: 222, y: 102, w: 146, h: 118, r: 4, fill: 'raise', edge: 'madder', kind: 'solid' }),
  box({ x: 284, y: 102, w: 22, h: 118, r: 0, fill: 'marigold' }),
  box({ x: 236, y: 118, w: 118, h: 84, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }),
  qr(242, 124, 52),
  words(302, 146, label.size),
  words(302, 166, label.metres18, { bold: true }),
  words(295, 195, label.tooSmall, { anchor: 'middle', colour: 'madder', bold: true }),
]
