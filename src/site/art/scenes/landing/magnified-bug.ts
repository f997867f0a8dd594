import labels from '#content/scene-labels.json' with { type: 'json' }
import { chip, scribble, sheet, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['magnified-bug']

const beetle =
  line('M132 106l-22-14M130 124h-26M132 142l-20 16M180 106l22-14M182 124h26M180 142l20 16', 'ink', 'solid') +
  line('M148 86C144 74 138 70 132 70M164 86c4-12 10-16 16-16', 'ink', 'solid') +
  shape('M140 94c2-16 30-16 32 0z', { fill: 'ink' }) +
  shape('M134 98c14-4 30-4 44 0c10 40-4 62-22 66c-18-4-32-26-22-66z', { fill: 'madder' }) +
  line('M156 98v64', 'raise', 'solid') +
  [
    [145, 114],
    [167, 114],
    [144, 136],
    [168, 136],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 4.5, { fill: 'ink' }))
    .join('')

const missed = [78, 58, 32, 8].map((high, at) =>
  box({ x: 266 + at * 25, y: 142 - high, w: 17, h: high, r: 1, fill: at < 3 ? 'madder' : 'leaf' }),
)

export default [
  sheet(34, 20, 150, 204, 'indigo'),
  words(48, 46, label.mustNotFail, { bold: true }),
  tick(48, 212),
  scribble(70, 208, [90], 0),
  disc(156, 124, 68, { fill: 'marigold' }),
  disc(156, 124, 60, { fill: 'raise' }),
  beetle,
  line('M204 172l8 8', 'ink', 'solid'),
  shape('M206 184l10-10l34 36c6 8-4 18-11 11z', { fill: 'ink' }),
  box({ x: 250, y: 22, w: 124, h: 132, r: 8, fill: 'raise', edge: 'leaf', kind: 'solid' }),
  words(262, 44, label.missedBugs, { bold: true }),
  words(312, 186, label.release, { anchor: 'middle' }),
  chip(274, 194, label.stopped, 'madder'),
  ...missed,
  line('M262 142h100', 'ink', 'solid'),
]
