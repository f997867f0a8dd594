import labels from '#content/scene-labels.json' with { type: 'json' }
import { cross, grid, keypad, knot } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'

const label = labels['class-register']

const pupils = [label.ayesha, label.bithi, label.farida, label.nasrin, label.rina] as const
const days = [0, 1, 2, 3, 4]

export default [
  box({ x: 24, y: 22, w: 232, h: 204, r: 6, fill: 'raise', edge: 'leaf', kind: 'solid' }),
  ...[42, 74, 106, 138, 170, 202, 234].map(
    x => disc(x + 2, 22, 5, { edge: 'leaf', fill: 'cloth', kind: 'solid' }) + line(`M${x + 2} 12v8`, 'leaf', 'solid'),
  ),
  words(38, 56, label.class, { bold: true, size: 17 }),
  words(242, 56, label.present, { bold: true, anchor: 'end', colour: 'leaf' }),
  grid(38, 68, 204, 146, 1, 5),
  line('M110 68v146', 'line', 'solid'),
  box({ x: 214, y: 69, w: 27, h: 144, r: 3, fill: 'cloth' }),
  ...pupils.flatMap((name, row) => [
    words(46, 88 + row * 29, name),
    ...days.map(day => (row === 4 && day === 4 ? cross(222, 205) : knot(126 + day * 25.5, 83 + row * 29, 'leaf', 4.5))),
  ]),
  line('M238 198C268 190 260 110 284 92', 'madder'),
  box({ x: 280, y: 34, w: 96, h: 190, r: 14, fill: 'indigo' }),
  box({ x: 288, y: 46, w: 80, h: 78, r: 5, fill: 'cloth', edge: 'indigo', kind: 'solid' }),
  words(296, 65, '09:30', { bold: true, colour: 'indigo' }),
  words(296, 90, label.rinaIs),
  words(296, 110, label.notHere, { bold: true, colour: 'madder' }),
  keypad(291, 136, 22, ['1', '2', '3', '4', '5', '6', '7', '8', '9']),
]
