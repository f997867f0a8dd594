import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone, type Traits } from '#site/art/sewing/people.ts'
import { chip } from '#site/art/sewing/things.ts'
import { box, disc, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['empty-chair']

const seat = (x: number, name: string, colour: Role, traits: Traits) =>
  someone(x, 166, colour, { scale: 1.22, ...traits }) + words(x, 190, name, { anchor: 'middle', bold: true })

const lamp = (x: number) =>
  line(`M${x} 14v14`, 'ink', 'solid') +
  shape(`M${x - 8} 28h16l12 18h-40z`, { fill: 'marigold', edge: 'ink', kind: 'solid' })

export default [
  lamp(124),
  lamp(276),
  chip(155, 42, label.payStated, 'leaf'),
  box({ x: 34, y: 160, w: 332, h: 40, r: 5, fill: 'raise', edge: 'ink', kind: 'solid' }),
  seat(80, label.engineer, 'indigo', { beard: true }),
  seat(160, label.designer, 'madder', { long: true }),
  seat(240, label.tester, 'leaf', { scarf: 'marigold' }),
  shape('M288 164c0-58 64-58 64 0', { edge: 'madder', fill: 'cloth' }),
  disc(320, 105, 16, { edge: 'madder', fill: 'cloth' }),
  words(320, 190, label.you, { anchor: 'middle', bold: true, colour: 'madder' }),
  box({ x: 34, y: 160, w: 332, h: 10, r: 4, fill: 'ink' }),
  line('M56 200v26M344 200v26M80 226l8-26M320 226l-8-26', 'ink', 'solid'),
  box({ x: 62, y: 134, w: 36, h: 24, r: 3, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M56 160h48', 'ink', 'solid'),
  box({ x: 146, y: 134, w: 28, h: 25, r: 1, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M151 154l8-12l6 8l4-5', 'madder', 'solid'),
  box({ x: 224, y: 132, w: 18, h: 28, r: 4, fill: 'raise', edge: 'ink', kind: 'solid' }),
  line('M229 146l3 4l6-7', 'leaf', 'solid'),
]
