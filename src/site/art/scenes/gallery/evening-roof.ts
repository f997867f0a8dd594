import { scene } from '#site/art/sewing/scene.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const bulbs = Array.from({ length: 9 }, (_, at) =>
  disc(52 + at * 37, 46 + 20 * Math.sin((at / 8) * Math.PI), 5, { fill: 'marigold', edge: 'ink', kind: 'solid' }),
)

export default scene(
  'The roof at dusk under a string of bulbs: someone with a laptop speaks with California, where the day begins, above the houses of Dhaka.',
  disc(84, 124, 38, { fill: 'madder' }),
  disc(84, 124, 48, { edge: 'marigold' }),
  shape('M5 186v-44h30v-20h34v34h26v-44h40v30h30v-16h28v30h34v-22h40v-14h30v26h32v-32h34v28h32v44z', {
    fill: 'raise',
    edge: 'indigo',
  }),
  line('M46 132v14M58 132v14M106 122v14M120 122v14M274 146v10M290 146v10M340 136v12', 'marigold', 'solid'),
  line('M36 38Q200 92 364 38', 'ink', 'fine'),
  ...bulbs,
  box({ x: 5, y: 186, w: 390, h: 9, r: 0, fill: 'ink' }),
  line('M20 195v30M60 195v30M100 195v30M300 195v30M340 195v30M380 195v30', 'ink', 'solid'),
  shape('M128 222c0-62 72-62 72 0z', { fill: 'leaf' }),
  disc(164, 146, 22, { fill: 'ink' }),
  disc(164, 153, 16, { fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M144 150q0-26 20-26t20 26', 'madder', 'solid'),
  box({ x: 139, y: 146, w: 9, h: 14, r: 4, fill: 'madder' }),
  box({ x: 180, y: 146, w: 9, h: 14, r: 4, fill: 'madder' }),
  shape('M206 222l10-34h44l-10 34z', { fill: 'indigo', edge: 'raise', kind: 'solid' }),
  box({ x: 196, y: 220, w: 62, h: 5, r: 2, fill: 'ink' }),
  shape('M244 148l-10 34l36-34z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  box({ x: 214, y: 112, w: 136, h: 38, r: 12, fill: 'raise', edge: 'ink', kind: 'solid' }),
  words(282, 136, 'Good morning!', { anchor: 'middle', bold: true }),
)
