import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['evening-roof']

const bulbs = Array.from({ length: 9 }, (_, at) =>
  disc(52 + at * 37, 46 + 20 * Math.sin((at / 8) * Math.PI), 5, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
)

export default [
  disc(84, 124, 38, { fill: 'madder' }),
  disc(84, 124, 48, { edge: 'marigold' }),
  shape('M5 186v-44h30v-20h34v34h26v-44h40v30h30v-16h28v30h34v-22h40v-14h30v26h32v-32h34v28h32v44z', {
    fill: 'indigo',
  }),
  line(
    'M50 132v8M62 132v8M50 148v8M62 148v8M110 124v8M122 124v8M110 142v8M122 142v8M180 148v8M192 160v8M226 160v8M258 160v8M290 164v8M326 164v8M364 164v8M30 160v8M78 164v8',
    'marigold',
    'solid',
  ),
  line('M36 38Q200 92 364 38', 'ink', 'fine'),
  ...bulbs,
  box({ x: 5, y: 186, w: 390, h: 9, r: 0, fill: 'ink' }),
  line('M20 195v30M60 195v30M100 195v30M300 195v30M340 195v30M380 195v30', 'ink', 'solid'),
  someone(164, 222, 'leaf', { scale: 1.4, scarf: 'madder' }),
  line('M139 164q0-32 25-32t25 32', 'madder', 'solid'),
  box({ x: 135, y: 158, w: 9, h: 14, r: 4, fill: 'madder' }),
  box({ x: 184, y: 158, w: 9, h: 14, r: 4, fill: 'madder' }),
  shape('M206 222l10-34h44l-10 34z', { fill: 'indigo', edge: 'raise', kind: 'solid' }),
  box({ x: 196, y: 220, w: 62, h: 5, r: 2, fill: 'ink' }),
  shape('M244 148l-10 34l36-34z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  box({ x: 214, y: 112, w: 136, h: 38, r: 12, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(282, 136, label.goodMorning, { anchor: 'middle', bold: true }),
]
