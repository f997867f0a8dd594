import labels from '#content/scene-labels.json' with { type: 'json' }
import { screen, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'

const label = labels['hurricane-lamp']

export default [
  disc(112, 116, 88, { edge: 'marigold', kind: 'fine' }),
  disc(112, 116, 70, { edge: 'marigold' }),
  line('M78 76C70 6 154 6 146 76', 'ink', 'solid'),
  line('M76 178C58 150 58 96 84 76M148 178C166 150 166 96 140 76', 'ink', 'solid'),
  shape('M94 60l6-20h24l6 20z', { fill: 'ink' }),
  box({ x: 80, y: 60, w: 64, h: 16, r: 5, fill: 'ink' }),
  shape('M92 78C64 110 74 142 90 162h44C150 142 160 110 132 78z', { fill: 'raise', edge: 'ink', kind: 'solid' }),
  shape('M112 92c26 34 18 62 0 62s-26-28 0-62z', { fill: 'marigold' }),
  shape('M112 122c10 16 8 32 0 32s-10-16 0-32z', { fill: 'madder' }),
  box({ x: 84, y: 162, w: 56, h: 14, r: 4, fill: 'ink' }),
  shape('M66 214c0-44 92-44 92 0z', { fill: 'river', edge: 'ink', kind: 'solid' }),
  line('M52 218h120', 'ink', 'solid'),
  screen(202, 34, 154, 184, label.noNetwork, 'indigo'),
  ...[label.pages, label.pictures, label.jobs].flatMap((what, at) => [
    words(216, 90 + at * 28, what),
    tick(328, 90 + at * 28),
    line(`M216 ${98 + at * 28}h126`, 'line', 'fine'),
  ]),
  box({ x: 209, y: 170, w: 140, h: 36, r: 7, edge: 'marigold' }),
  words(279, 193, label.formsLater, { anchor: 'middle', bold: true }),
]
