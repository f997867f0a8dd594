import { someone } from '#site/art/sewing/people.ts'
import { knot, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'

export default [
  disc(108, 90, 52, { fill: 'marigold' }),
  someone(108, 133, 'indigo', { scale: 1.25, scarf: 'marigold' }),
  words(108, 172, 'Mrs Alam', { anchor: 'middle', bold: true, size: 18 }),
  words(108, 194, 'is calling', { anchor: 'middle', colour: 'soft' }),
  line('M50 68c-8 14-8 30 0 44M40 58c-12 20-12 44 0 64', 'madder'),
  box({ x: 184, y: 24, w: 172, h: 50, r: 8, fill: 'madder' }),
  words(196, 45, 'Open complaint', { bold: true, colour: 'paper' }),
  words(196, 64, '2 cartons broken', { colour: 'paper' }),
  line('M196 74v136', 'indigo'),
  knot(196, 112, 'indigo', 7),
  words(216, 109, 'Offered', { bold: true }),
  words(216, 127, '3 March', { colour: 'soft' }),
  knot(196, 156, 'indigo', 7),
  words(216, 153, 'Promised', { bold: true }),
  words(216, 171, 'Tuesday, by Nila', { colour: 'soft' }),
  knot(196, 200, 'leaf', 7),
  words(216, 205, 'Next step', { bold: true, colour: 'leaf' }),
  tick(308, 205),
]
