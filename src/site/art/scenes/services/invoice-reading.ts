import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { scribble, sheet } from '#site/art/sewing/things.ts'
import { box, hatch, line, words } from '#site/art/sewing/thread.ts'

const label = labels['invoice-reading']

export default [
  sheet(44, 20, 148, 202, 'ink'),
  words(58, 48, label.invoice, { bold: true, size: 18 }),
  scribble(58, 62, [92, 70], 11),
  box({ x: 56, y: 84, w: 76, h: 26, r: 4, edge: 'leaf', kind: 'solid' }),
  words(64, 102, label.number),
  box({ x: 56, y: 120, w: 76, h: 26, r: 4, edge: 'madder', kind: 'solid' }),
  hatch(62, 125, 40, 16, 'soft', true),
  words(106, 138, '03'),
  scribble(58, 160, [120, 104, 112], 11),
  box({ x: 100, y: 190, w: 82, h: 26, r: 4, edge: 'leaf', kind: 'solid' }),
  words(108, 208, '48,200'),
  line('M132 97C180 97 200 48 236 48', 'leaf'),
  line('M182 203C206 203 204 100 236 100', 'leaf'),
  line('M132 133C190 133 200 172 236 172', 'madder'),
  ...[
    [30, label.number, label.sureNumber],
    [82, '48,200', label.sureTotal],
  ].map(([y, text, sure]) =>
    [
      box({ x: 236, y: Number(y), w: 120, h: 36, r: 7, fill: 'leaf' }),
      words(248, Number(y) + 23, String(text), { bold: true, colour: 'paper' }),
      words(346, Number(y) + 23, String(sure), { anchor: 'end', colour: 'paper' }),
    ].join(''),
  ),
  box({ x: 236, y: 136, w: 120, h: 76, r: 7, fill: 'raise', edge: 'madder', kind: 'solid' }),
  words(248, 158, label.unsureDate, { bold: true }),
  words(346, 202, label.unsure, { anchor: 'end', bold: true, colour: 'madder' }),
  someone(272, 211, 'indigo', { scale: 0.75 }),
]
