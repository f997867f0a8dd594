import labels from '#content/scene-labels.json' with { type: 'json' }
import { button, chip, cross, phone, rows } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['offline-order']

export default [
  line('M262 62a26 26 0 0 1 52 0M274 62a14 14 0 0 1 28 0', 'soft', 'solid'),
  cross(283, 67),
  words(288, 92, label.noSignal, { anchor: 'middle', colour: 'madder', bold: true }),
  ...[1, 2, 3].map(
    (number, at) =>
      box({ x: 234 + at * 38, y: 106, w: 32, h: 26, r: 5, fill: 'leaf' }) +
      words(250 + at * 38, 124, String(number), { anchor: 'middle', bold: true, colour: 'paper' }),
  ),
  line('M206 119h26', 'leaf'),
  box({ x: 258, y: 150, w: 68, h: 36, r: 4, fill: 'raise', edge: 'indigo', kind: 'solid' }),
  line('M250 150h84M266 168h12M286 168h12M306 168h12', 'indigo', 'solid'),
  shape('M222 186h140c-4 18-14 26-28 28h-84c-16-2-24-10-28-28z', { fill: 'indigo' }),
  line('M234 197h116', 'paper', 'fine'),
  line('M212 218q10-9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', 'river', 'solid'),
  phone(52, 14, 154, 210, label.newOrder),
  rows(64, 76, 130, [
    [label.noodles, '24'],
    [label.biscuits, '60'],
    [label.tea, '12'],
  ]),
  chip(64, 142, label.savedHere, 'leaf'),
  button(64, 184, 130, label.sendLater),
]
