import { scene } from '#site/art/sewing/scene.ts'
import { barcode, chip, keypad, receipt, rows, screen } from '#site/art/sewing/things.ts'
import { line, words } from '#site/art/sewing/thread.ts'

export default scene(
  'A shop’s till at work: three sales on its screen with the total, a keypad, and a receipt coming out, while a sign says that it is offline.',
  screen(28, 24, 210, 152, 'Lane 2'),
  chip(158, 33, 'offline', 'madder'),
  rows(42, 84, 182, [
    ['Rice 5 kg', '425'],
    ['Lentils 1 kg', '140'],
    ['Soap × 3', '165'],
  ]),
  words(42, 164, 'Total', { bold: true, size: 17 }),
  words(224, 164, '730 taka', { bold: true, size: 17, anchor: 'end', colour: 'indigo' }),
  line('M133 178v18M92 206c0-14 82-14 82 0z', 'indigo', 'solid'),
  keypad(258, 120, 34, ['7', '8', '9', '4', '5', '6', '1', '2', '3']),
  receipt(262, 22, 104, 80),
  words(272, 43, 'Mushak 6.3', { bold: true }),
  words(272, 62, 'VAT 15%', { colour: 'soft' }),
  barcode(272, 72, 82, 20),
)
