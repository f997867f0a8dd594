import labels from '#content/scene-labels.json' with { type: 'json' }
import { scribble } from '#site/art/sewing/things.ts'
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels.newspaper

const petals = Array.from({ length: 8 }, (_, at) => {
  const turn = (at * Math.PI) / 4
  const point = (distance: number, side: number) =>
    `${Math.round(118 + distance * Math.cos(turn + side))} ${Math.round(144 + distance * Math.sin(turn + side))}`
  return `M${point(7, 0)}Q${point(20, 0.5)} ${point(30, 0)}Q${point(20, -0.5)} ${point(7, 0)}z`
}).join('')

export default [
  box({ x: 62, y: 32, w: 236, h: 192, r: 2, fill: 'raise', edge: 'soft', kind: 'fine' }),
  box({ x: 54, y: 24, w: 236, h: 194, r: 2, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(172, 56, label.theDailyFact, { anchor: 'middle', bold: true, size: 26 }),
  line('M66 68H278M66 72H278', 'ink', 'solid'),
  words(66, 92, label.youMayPrint, { bold: true, size: 16 }),
  hatch(66, 104, 104, 80, 'marigold', true),
  disc(118, 144, 34, { fill: 'raise' }),
  shape(petals, { edge: 'madder', kind: 'solid' }),
  scribble(66, 198, [104, 88], 10),
  shape('M184 118v-8q0-8 8-9v4q-4 1-4 5h4v8zM197 118v-8q0-8 8-9v4q-4 1-4 5h4v8z', { fill: 'madder' }),
  scribble(182, 138, [96, 84, 96, 72, 96, 90, 60], 11.5),
  words(212, 116, label.quoteUs, { bold: true, colour: 'madder' }),
  shape('M318 148l20-20l44 84l-8 8z', { fill: 'ink' }),
  disc(316, 122, 25, { fill: 'river', edge: 'ink', kind: 'solid' }),
  line('M296 108l34 34M304 100l34 34M298 126l22 22M334 112l-34 26', 'raise', 'fine'),
]
