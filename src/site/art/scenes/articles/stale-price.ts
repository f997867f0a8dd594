import labels from '#content/scene-labels.json' with { type: 'json' }
import { button, phone } from '#site/art/sewing/things.ts'
import { box, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['stale-price']

const bush = (x: number, y: number) =>
  shape(`M${x - 26} ${y}q4-24 26-24t26 24z`, { fill: 'leaf' }) +
  line(`M${x - 14} ${y}q4-12 14-12t14 12`, 'paper', 'fine')

export default [
  ...[38, 92, 282, 336, 380].map(x => bush(x, 178)),
  ...[64, 310, 362].map(x => bush(x, 208)),
  line('M10 214H390', 'leaf', 'fine'),
  ...Array.from({ length: 9 }, (_, at) =>
    box({
      x: 36 + (at % 3) * 28,
      y: 44 + Math.floor(at / 3) * 30,
      w: 24,
      h: 26,
      r: 3,
      fill: at === 8 ? 'leaf' : 'raise',
      edge: at === 8 ? 'leaf' : 'madder',
      kind: 'solid',
    }),
  ),
  line(
    'M42 66l12-14M70 66l12-14M98 66l12-14M42 96l12-14M70 96l12-14M98 96l12-14M42 126l12-14M70 126l12-14',
    'madder',
    'solid',
  ),
  phone(138, 14, 132, 196, label.soap),
  line('M150 84h66', 'madder', 'solid'),
  words(152, 89, label.newPrice, { colour: 'soft' }),
  words(152, 114, label.oldPrice, { bold: true, size: 20, colour: 'leaf' }),
  words(204, 152, label.newVersion, { anchor: 'middle' }),
  button(150, 164, 108, label.takeItNow),
  ...[16, 28, 40, 52].map((h, at) =>
    box({
      x: 290 + at * 17,
      y: 122 - h,
      w: 11,
      h,
      r: 2,
      ...(at ? { edge: 'soft', kind: 'fine' } : { fill: 'madder' }),
    }),
  ),
]
