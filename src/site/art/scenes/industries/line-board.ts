import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, disc, hatch, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['line-board']

/** A sewing machine on its table, 96 wide. */
const machine = (x: number, colour: Role, operation: string) =>
  shape(`M${x + 10} 178v-12h50v-24h-34v10h-12v-22c0-6 4-8 8-8h46c8 0 10 4 10 10v46z`, {
    fill: colour,
  }) +
  line(`M${x + 20} 152v13`, 'ink', 'solid') +
  disc(x + 84, 140, 8, { edge: colour, fill: 'raise', kind: 'solid' }) +
  line(`M${x + 34} 134h36`, 'raise', 'fine') +
  box({ x, y: 178, w: 96, h: 8, r: 2, fill: colour }) +
  line(`M${x + 10} 187v35M${x + 86} 187v35`, 'soft', 'solid') +
  words(x + 48, 210, operation, { anchor: 'middle', bold: true })

const figure = (x: number, name: string, value: string, colour: Role = 'paper') =>
  words(x, 67, name, { anchor: 'middle', colour }) +
  words(x, 93, value, { anchor: 'middle', bold: true, size: 24, colour })

export default [
  line('M96 10v14M304 10v14', 'soft', 'solid'),
  box({ x: 50, y: 22, w: 300, h: 80, r: 8, fill: 'ink' }),
  words(66, 44, label.line, { bold: true, colour: 'paper' }),
  words(334, 44, '10:00', { bold: true, anchor: 'end', colour: 'paper' }),
  figure(104, label.target, '120'),
  figure(200, label.made, '96'),
  box({ x: 254, y: 52, w: 84, h: 46, r: 6, fill: 'madder' }),
  figure(296, label.behind, '24'),
  machine(34, 'leaf', label.cuff),
  machine(162, 'madder', label.collar),
  machine(284, 'leaf', label.hem),
  hatch(134, 142, 26, 36, 'madder', true),
  line('M132 178h30M132 140h30', 'madder', 'fine'),
]
