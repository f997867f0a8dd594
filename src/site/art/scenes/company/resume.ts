import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot, scribble, sheet, tick } from '#site/art/sewing/things.ts'
import { disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.resume

const answers = [label.twoReadIt, label.aCallNo, label.aPaidDay, label.anAnswer] as const

export default [
  shape('M44 118l78-54l78 54v108h-156z', { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  sheet(66, 26, 112, 150, 'ink'),
  disc(92, 52, 13, { fill: 'indigo' }),
  shape('M72 84c0-24 40-24 40 0z', { fill: 'indigo' }),
  scribble(120, 54, [34, 44, 28], 12),
  words(78, 110, label.resume, { bold: true, size: 16 }),
  scribble(78, 124, [86, 74], 12),
  shape('M44 118l78 58l78-58v108h-156z', { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  line('M44 226l56-62M200 226l-56-62', 'ink', 'fine'),
  line('M200 190C236 190 226 44 240 44V186', 'madder'),
  ...answers.map(
    (text, at) =>
      knot(240, 48 + at * 46, at === 3 ? 'leaf' : 'madder', 6) + words(254, 53 + at * 46, text, { bold: at === 3 }),
  ),
  tick(340, 191),
]
