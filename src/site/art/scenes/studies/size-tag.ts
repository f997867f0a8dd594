import { scene } from '#site/art/sewing/scene.ts'
import { phone, qr, tick } from '#site/art/sewing/things.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const jacket =
  shape('M96 66C92 20 168 20 164 66L192 78L226 152L198 166L184 138V214H76V138L62 166L34 152L68 78z', {
    edge: 'river',
    fill: 'raise',
    kind: 'solid',
  }) +
  shape('M104 68C106 36 154 36 156 68L130 86z', { edge: 'river', fill: 'cloth', kind: 'solid' }) +
  line('M130 86V214', 'marigold', 'solid') +
  line('M76 138V96M184 138V96', 'river', 'fine') +
  hatch(88, 150, 30, 26, 'river') +
  hatch(142, 150, 30, 26, 'river') +
  line('M76 206h108', 'river', 'fine')

export default scene(
  'A child’s rain jacket that came back as too small: its tag corrects 33 inches to 31, and the code on a phone books refund and stock in one scan.',
  jacket,
  line('M160 82C190 70 196 100 200 112', 'madder', 'solid'),
  shape('M186 128L200 112L258 112V192H186z', { edge: 'madder', fill: 'raise', kind: 'solid' }),
  disc(200, 124, 3, { edge: 'madder', kind: 'solid' }),
  words(222, 140, '18 m', { anchor: 'middle', bold: true }),
  words(222, 160, '33 in', { anchor: 'middle', colour: 'soft' }),
  line('M202 155h40', 'madder', 'solid'),
  words(222, 182, '31 in', { anchor: 'middle', bold: true, colour: 'leaf' }),
  phone(274, 18, 102, 206, 'Too small', 'ink'),
  qr(291, 66, 68),
  box({ x: 286, y: 146, w: 78, h: 28, r: 6, fill: 'leaf' }),
  words(325, 165, 'Grade A', { anchor: 'middle', bold: true, colour: 'paper' }),
  words(290, 204, '3 days'),
  tick(348, 204),
)
