import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { cloud, cross } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['kitchen-screen']

const orders = [
  [208, 'madder', '4', label.biryani],
  [270, 'indigo', '7', label.hilsa],
  [332, 'leaf', '2', label.tea],
] as const

const flame = (x: number) => shape(`M${x} 160q9 9 6 16h-12q-3-7 6-16z`, { fill: 'marigold' })

export default [
  someone(104, 132, 'leaf', { scale: 1.35, glasses: true }),
  shape('M86 64v-14c-22-6-14-30 4-25c4-11 24-11 28 0c18-5 26 19 4 25v14z', {
    fill: 'raise',
    edge: 'ink',
    kind: 'solid',
  }),
  line('M90 57h28', 'soft', 'fine'),
  shape('M56 116h96c10 30-8 48-24 48h-48c-16 0-34-18-24-48z', { fill: 'madder' }),
  box({ x: 48, y: 108, w: 112, h: 10, r: 5, fill: 'ink' }),
  line('M60 134h88', 'paper', 'fine'),
  ...[74, 94, 114, 134].map(flame),
  box({ x: 40, y: 176, w: 128, h: 46, r: 6, fill: 'ink' }),
  line('M48 184h112', 'paper', 'fine'),
  ...[66, 104, 142].map(x => disc(x, 204, 7, { fill: 'paper' })),
  cloud(196, 18, 46, 'madder'),
  cross(213, 42),
  words(254, 40, label.noInternet, { bold: true, colour: 'madder' }),
  box({ x: 184, y: 56, w: 172, h: 108, r: 9, fill: 'raise', edge: 'ink', kind: 'solid' }),
  ...orders.flatMap(([x, fill, table, dish], at) => [
    box({ x: 194, y: 64 + at * 32, w: 28, h: 28, r: 14, fill }),
    words(208, 84 + at * 32, table, { anchor: 'middle', bold: true, size: 16, colour: 'paper' }),
    words(234, 84 + at * 32, dish, { bold: true, size: 17 }),
    line(`M${x} 168v12`, fill),
    box({ x: x - 14, y: 180, w: 28, h: 22, r: 4, fill }),
    words(x, 196, table, { anchor: 'middle', bold: true, colour: 'paper' }),
    box({ x: x - 24, y: 202, w: 48, h: 6, r: 3, fill: 'ink' }),
    line(`M${x} 208v14M${x - 9} 222h18`, 'ink', 'solid'),
  ]),
]
