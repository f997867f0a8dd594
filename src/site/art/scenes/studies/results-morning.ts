import labels from '#content/scene-labels.json' with { type: 'json' }
import { onlooker } from '#site/art/sewing/people.ts'
import { cross, phone, scribble, sheet } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['results-morning']

const gate =
  line('M86 70v112M104 70v112M122 70v112M140 70v112M158 70v112M176 70v112M194 70v112', 'soft', 'fine') +
  shape('M34 190V74C34 10 246 10 246 74V190H216V86C216 62 64 62 64 86V190z', { fill: 'madder' }) +
  line('M44 186V78C48 24 232 24 236 78V186', 'raise', 'fine') +
  box({ x: 84, y: 34, w: 112, h: 28, r: 4, fill: 'raise', edge: 'madder', kind: 'solid' }) +
  words(140, 53, label.university, { anchor: 'middle', bold: true }) +
  sheet(110, 90, 60, 66, 'ink') +
  scribble(118, 114, [44, 44, 44, 44], 10) +
  cross(135, 128)

export default [
  gate,
  ...(['river', 'leaf', 'marigold', 'indigo', 'river', 'leaf'] as const).map((colour, at) =>
    onlooker(46 + at * 37, 228, colour, { scale: 0.74, long: at % 2 === 1 }),
  ),
  phone(264, 18, 110, 206, '10:02', 'ink'),
  words(276, 84, label.roll, { colour: 'soft' }),
  disc(319, 126, 24, { fill: 'leaf' }),
  line('M308 127l8 8l15-17', 'paper', 'solid'),
  words(319, 176, label.admitted, { anchor: 'middle', bold: true, size: 16, colour: 'leaf' }),
  words(319, 204, label.weightAndTime, { anchor: 'middle', colour: 'soft' }),
]
