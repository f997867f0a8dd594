import { scene } from '#site/art/sewing/scene.ts'
import { knot, person, receipt, scribble } from '#site/art/sewing/things.ts'
import { box, disc, hatch, line, words } from '#site/art/sewing/thread.ts'

const station = (x: number, y: number, name: string) =>
  line(`M${x} ${y}H200`, 'marigold') +
  disc(x, y, 30, { edge: 'leaf', fill: 'raise' }) +
  words(x, y + 50, name, { anchor: 'middle', bold: true })

const stethoscope =
  line('M66 150v9c0 15 20 15 20 0v-9M76 170v5c0 10 14 10 14 1', 'indigo', 'solid') + knot(90, 172, 'madder')

const tube = line('M312 46h24M317 46v28c0 9 14 9 14 0v-28', 'indigo', 'solid') + hatch(318, 60, 12, 16, 'madder', true)

export default scene(
  'One patient’s record on a clipboard, with her allergy in red: front desk, doctor, laboratory and cashier all hold on to the same sheet.',
  station(76, 62, 'Desk'),
  station(76, 164, 'Doctor'),
  station(324, 62, 'Lab'),
  station(324, 164, 'Bill'),
  person(76, 80, 'indigo', 0.75),
  stethoscope,
  tube,
  receipt(310, 146, 28, 32, 'indigo'),
  scribble(316, 155, [16, 16, 10], 7),
  box({ x: 126, y: 28, w: 148, h: 198, r: 10, fill: 'marigold' }),
  box({ x: 135, y: 36, w: 130, h: 182, r: 3, fill: 'raise' }),
  box({ x: 174, y: 19, w: 52, h: 20, r: 6, fill: 'indigo' }),
  words(200, 66, 'Rahima Begum', { anchor: 'middle', bold: true }),
  words(200, 86, 'ward 4, bed 2', { anchor: 'middle', colour: 'soft' }),
  box({ x: 142, y: 98, w: 116, h: 28, r: 6, fill: 'madder' }),
  words(200, 117, 'No penicillin', { anchor: 'middle', bold: true, colour: 'paper' }),
  words(144, 152, 'Potassium'),
  words(256, 152, '6.5', { anchor: 'end', bold: true, colour: 'madder' }),
  line('M144 164h112', 'line', 'fine'),
  line('M144 196h32l7-16l10 30l9-24l6 10h48', 'leaf', 'solid'),
)
