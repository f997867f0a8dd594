import labels from '#content/scene-labels.json' with { type: 'json' }
import { someone } from '#site/art/sewing/people.ts'
import { barcode, cross, shield, tick } from '#site/art/sewing/things.ts'
import { box, disc, line, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['five-zones']

const rooms: readonly (readonly [x: number, y: number, name: string, colour: Role])[] = [
  [50, 26, label.tills, 'leaf'],
  [154, 26, label.staff, 'leaf'],
  [50, 142, label.guests, 'river'],
  [154, 142, label.cameras, 'madder'],
]

export default [
  box({ x: 44, y: 20, w: 312, h: 202, r: 4, fill: 'ink' }),
  box({ x: 50, y: 104, w: 216, h: 32, r: 0, fill: 'cloth' }),
  ...rooms.map(
    ([x, y, name, colour]) =>
      box({ x, y, w: 98, h: 72, r: 0, fill: 'raise' }) +
      box({ x, y, w: 98, h: 6, r: 0, fill: colour }) +
      words(x + 49, y + 64, name, { anchor: 'middle', bold: true }),
  ),
  box({ x: 266, y: 26, w: 84, h: 190, r: 0, fill: 'raise' }),
  words(314, 205, label.servers, { anchor: 'middle', bold: true }),
  ...[40, 84].map(
    y =>
      box({ x: 296, y, w: 40, h: 36, r: 3, fill: 'indigo' }) +
      line(`M302 ${y + 12}h28M302 ${y + 24}h28`, 'paper', 'fine'),
  ),
  barcode(82, 40, 34, 30),
  someone(203, 76, 'indigo', { scale: 0.65 }),
  box({ x: 90, y: 154, w: 18, h: 32, r: 4, edge: 'river', kind: 'solid' }),
  disc(203, 172, 13, { fill: 'madder' }),
  disc(203, 172, 5, { fill: 'raise' }),
  box({ x: 92, y: 96, w: 14, h: 10, r: 0, fill: 'cloth' }),
  box({ x: 196, y: 96, w: 14, h: 10, r: 0, fill: 'cloth' }),
  box({ x: 92, y: 134, w: 14, h: 10, r: 0, fill: 'cloth' }),
  box({ x: 40, y: 112, w: 12, h: 18, r: 0, fill: 'cloth' }),
  line('M99 100v14H248M203 100v14', 'leaf'),
  line('M99 140v-14H28', 'river'),
  cross(198, 133),
  shield(266, 94, 40, 'leaf'),
  tick(260, 126),
]
