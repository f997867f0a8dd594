import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { knot, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'

const label = labels.promises

export default [
  disc(108, 90, 52, { fill: 'marigold' }),
  someone(108, 133, 'indigo', { scale: 1.25, scarf: 'marigold' }),
  words(108, 172, label.mrsAlam, { anchor: 'middle', bold: true, size: 18 }),
  words(108, 194, label.isCalling, { anchor: 'middle', colour: 'soft' }),
  line('M50 68c-8 14-8 30 0 44M40 58c-12 20-12 44 0 64', 'madder'),
  box({ x: 184, y: 24, w: 172, h: 50, r: 8, fill: 'madder' }),
  words(196, 45, label.openComplaint, { bold: true, colour: 'paper' }),
  words(196, 64, label.cartonsBroken, { colour: 'paper' }),
  line('M196 74v136', 'indigo'),
  knot(196, 112, 'indigo', 7),
  words(216, 109, label.offered, { bold: true }),
  words(216, 127, label.march, { colour: 'soft' }),
  knot(196, 156, 'indigo', 7),
  words(216, 153, label.promised, { bold: true }),
  words(216, 171, label.tuesdayByNila, { colour: 'soft' }),
  knot(196, 200, 'leaf', 7),
  words(216, 205, label.nextStep, { bold: true, colour: 'leaf' }),
  tick(308, 205),
]
