import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['shared-record']

const station = (x: number, y: number, name: string, colour: Role) =>
  line(`M${x} ${y}H200`, colour) +
  disc(x, y, 30, { fill: colour }) +
  words(x, y + 50, name, { anchor: 'middle', bold: true })

const clerk = disc(76, 52, 9, { fill: 'raise' }) + shape('M59 80c0-24 34-24 34 0z', { fill: 'raise' })

const stethoscope =
  line('M65 148v10c0 15 22 15 22 0v-10M76 169v5c0 11 15 11 15 1', 'raise', 'solid') + knot(91, 171, 'raise', 5)

const tube =
  line('M312 44h24', 'raise', 'solid') +
  shape('M316 46h16v28c0 10-16 10-16 0z', { fill: 'raise' }) +
  shape('M319 62h10v12c0 6-10 6-10 0z', { fill: 'madder' })

const bill =
  shape('M311 146h26v34l-4-5l-4 5l-5-5l-5 5l-4-5l-4 5z', { fill: 'raise' }) +
  line('M316 154h16M316 162h16', 'ink', 'fine')

export default [
  station(76, 62, label.desk, 'leaf'),
  station(76, 164, label.doctor, 'river'),
  station(324, 62, label.lab, 'indigo'),
  station(324, 164, label.bill, 'marigold'),
  clerk,
  stethoscope,
  tube,
  bill,
  box({ x: 126, y: 28, w: 148, h: 198, r: 10, fill: 'indigo' }),
  box({ x: 135, y: 40, w: 130, h: 178, r: 3, fill: 'raise' }),
  box({ x: 172, y: 18, w: 56, h: 22, r: 6, fill: 'marigold', edge: 'cloth', kind: 'solid' }),
  words(200, 68, label.rahimaBegum, { anchor: 'middle', bold: true }),
  words(200, 88, label.wardBed, { anchor: 'middle', colour: 'soft' }),
  box({ x: 142, y: 100, w: 116, h: 28, r: 6, fill: 'madder' }),
  words(200, 119, label.noPenicillin, { anchor: 'middle', bold: true, colour: 'paper' }),
  words(144, 153, label.potassium),
  words(256, 153, '6.5', { anchor: 'end', bold: true, colour: 'madder' }),
  line('M144 165h112', 'line', 'fine'),
  line('M144 196h32l7-16l10 30l9-24l6 10h48', 'leaf', 'solid'),
]
