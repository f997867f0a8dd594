import { scene } from '#site/art/sewing/scene.ts'
import { button, chip, cloud, knot, phone, rows, tick } from '#site/art/sewing/things.ts'
import { line, words } from '#site/art/sewing/thread.ts'

export default scene(
  'A phone takes an order without a network: it is saved first and sent when the cloud beside it can be reached again.',
  phone(46, 12, 160, 216, 'New order', 'ink'),
  rows(58, 74, 136, [
    ['Noodles', '24'],
    ['Biscuits', '60'],
    ['Tea', '12'],
  ]),
  chip(58, 140, 'saved here', 'leaf'),
  button(58, 182, 136, 'Send later'),
  cloud(262, 34, 110, 'river'),
  words(317, 76, 'no signal', { anchor: 'middle', colour: 'madder', bold: true }),
  line('M206 160C250 160 300 150 316 112', 'madder'),
  knot(316, 112, 'madder'),
  words(250, 186, '12:04', { colour: 'soft' }),
  words(300, 186, 'saved'),
  tick(352, 186),
  words(250, 210, '12:31', { colour: 'soft' }),
  words(300, 210, 'sent once'),
  tick(376, 210),
)
