import labels from '#content/scene-labels.json' with { type: 'json' }
import { knot } from '#site/art/sewing/things.ts'
import { line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['lost-boat']

const boat =
  shape('M-86-14C-62 14-40 22 0 22S64 14 88-20C60-4 36 0 0 0S-58-2-86-14Z', { fill: 'ink' }) +
  shape('M-56-2C-54-26-40-36-24-36S-6-26-6 0z', { fill: 'raise', edge: 'ink', kind: 'solid' }) +
  line('M-47-2C-46-20-36-28-25-28S-14-20-14 0', 'marigold', 'fine') +
  line('M4 0V-112', 'ink', 'solid') +
  shape('M4-108C34-92 56-60 62-16C40-22 22-22 4-18Z', { fill: 'madder' }) +
  shape('M22-66l20-6l6 20l-20 4z', { fill: 'marigold', edge: 'raise', kind: 'fine' }) +
  shape('M4-112l-18 6l18 6z', { fill: 'river' })

const wave = (y: number) => `M5 ${y}q14-10 28 0${'t28 0'.repeat(13)}`

export default [
  shape('M288 208V66h12v142z', { fill: 'marigold', edge: 'ink', kind: 'solid' }),
  shape('M254 76h76l14 15l-14 15h-76z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M332 116h-92l-14 15l14 15h92z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(295, 96, label.sitemap, { anchor: 'middle', bold: true }),
  words(287, 136, label.home, { anchor: 'middle', bold: true }),
  line('M62 44C140 16 232 30 226 72S150 96 164 56S236 22 262 46', 'madder'),
  line('M268 40l8-8M270 48h10M266 54l6 8', 'madder', 'fine'),
  knot(62, 44, 'madder', 5),
  words(292, 50, '?', { bold: true, size: 28, colour: 'madder' }),
  `<g transform="translate(138 176) rotate(-4)">${boat}</g>`,
  shape(`${wave(188)}V226H5z`, { fill: 'cloth' }),
  line(wave(188) + wave(212), 'river'),
  line(wave(200), 'indigo', 'fine'),
]
