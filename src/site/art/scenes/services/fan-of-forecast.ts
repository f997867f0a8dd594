import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['fan-of-forecast']

export default [
  shape('M190 138C226 132 246 60 284 58C316 58 330 78 352 78V178C330 178 314 138 284 132C250 128 226 146 190 138z', {
    fill: 'marigold',
  }),
  line('M46 168C58 150 66 158 78 142S98 152 110 136S128 162 142 146S170 150 190 138', 'indigo', 'solid'),
  line('M190 138C226 138 248 96 284 94C316 94 330 124 352 124', 'paper'),
  ...[
    [78, 142],
    [110, 136],
    [142, 146],
  ].map(([x = 0, y = 0]) => knot(x, y, 'indigo')),
  line('M190 60v136', 'soft', 'fine'),
  knot(190, 138, 'madder', 6),
  line('M44 196h312', 'ink', 'solid'),
  words(190, 216, label.today, { anchor: 'middle', bold: true }),
  words(280, 216, label.eid, { anchor: 'middle', bold: true, colour: 'madder' }),
  line('M280 54v-8M280 190v12', 'madder', 'solid'),
  shape('M288 20a15 15 0 1 0 8 22a12 12 0 0 1-8-22z', { fill: 'leaf' }),
  words(54, 40, label.nineInTen, { bold: true, size: 24 }),
  words(54, 62, label.withinTheRange, { colour: 'soft' }),
  box({ x: 54, y: 78, w: 126, h: 30, r: 7, fill: 'leaf' }),
  words(117, 98, label.beatsTheRule, { anchor: 'middle', bold: true, colour: 'paper' }),
]
