import { scene } from '#site/art/sewing/scene.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const wave = `q15-10 30 0${'t30 0'.repeat(12)}`

export default scene(
  'An envelope hangs on a fish hook as bait; beside it waits a button to report it, and a mug for whoever does so first.',
  line(`M5 42${wave}`, 'river'),
  line(`M5 54${wave}`, 'river', 'fine'),
  line('M112 10V92', 'ink', 'fine'),
  disc(112, 98, 6, { edge: 'ink', kind: 'solid' }),
  box({ x: 56, y: 104, w: 124, h: 80, r: 4, fill: 'raise', edge: 'madder', kind: 'solid' }),
  line('M58 106l60 46l60-46M58 182l44-42M178 182l-44-42', 'madder', 'fine'),
  line('M112 104v72q0 26 22 26t22-24v-14M156 162l-8 12', 'ink', 'solid'),
  words(122, 96, 'Invoice', { colour: 'madder', bold: true }),
  shape('M26 190q10-16 26 0q-16 16-26 0l-12 8v-16z', { fill: 'river' }),
  box({ x: 218, y: 84, w: 132, h: 40, r: 10, fill: 'ink' }),
  words(284, 109, 'Report it', { anchor: 'middle', bold: true, colour: 'paper', size: 17 }),
  line('M318 150q26-4 26 16t-26 20', 'leaf', 'solid'),
  box({ x: 240, y: 142, w: 80, h: 64, r: 8, fill: 'leaf' }),
  words(280, 171, 'first', { anchor: 'middle', bold: true, colour: 'paper' }),
  words(280, 191, '6 min', { anchor: 'middle', bold: true, colour: 'paper' }),
)
