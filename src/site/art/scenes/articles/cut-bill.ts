import labels from '#content/scene-labels.json' with { type: 'json' }
import { cloud, scribble } from '#site/art/sewing/things.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['cut-bill']

export default [
  box({ x: 118, y: 40, w: 166, h: 106, r: 2, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(132, 92, label.lines, { bold: true, size: 17 }),
  scribble(132, 104, [136, 120, 132, 110], 11),
  box({ x: 118, y: 40, w: 166, h: 30, r: 2, fill: 'river', edge: 'ink', kind: 'solid' }),
  cloud(168, 14, 66, 'river'),
  shape(
    'M112 160l166 14v50l-10-5l-10 4l-10-6l-10 4l-10-5l-10 4l-10-6l-10 4l-10-5l-10 4l-10-6l-10 4l-10-5l-10 4l-10-6l-10 4l-6-4z',
    { fill: 'raise', edge: 'madder', kind: 'solid' },
  ),
  hatch(122, 178, 34, 26, 'madder', true),
  words(166, 198, label.forNobody, { colour: 'madder', bold: true }),
  line('M40 152H290', 'madder', 'fine'),
  line('M294 152L372 126M294 152L372 178', 'ink', 'solid'),
  shape('M284 152l50-18l4 6zM284 152l50 18l4-6z', { fill: 'ink' }),
  disc(352, 124, 16, { fill: 'madder', edge: 'ink', kind: 'solid' }),
  disc(352, 124, 8, { fill: 'cloth', edge: 'ink', kind: 'solid' }),
  disc(352, 180, 16, { fill: 'madder', edge: 'ink', kind: 'solid' }),
  disc(352, 180, 8, { fill: 'cloth', edge: 'ink', kind: 'solid' }),
  words(46, 110, '31,000', { colour: 'soft' }),
  words(46, 140, '12,000', { bold: true, size: 17, colour: 'leaf' }),
  line('M44 105h54', 'madder', 'solid'),
]
