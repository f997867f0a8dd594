import labels from '#content/scene-labels.json' with { type: 'json' }
import { box, line, shape, words } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const label = labels['tree-of-pages']

const leaf = (x: number, y: number, colour: Role) =>
  shape(`M${x} ${y}h14l5 5v19h-19z`, { fill: colour, edge: 'ink', kind: 'solid' }) +
  line(`M${x + 4} ${y + 11}h10M${x + 4} ${y + 17}h8`, 'paper', 'solid')

const branches: readonly (readonly [
  x: number,
  y: number,
  name: string,
  colour: Role,
  leaves: readonly (readonly [number, number])[],
])[] = [
  [
    96,
    138,
    label.services,
    'indigo',
    [
      [60, 96],
      [86, 84],
      [112, 96],
    ],
  ],
  [
    150,
    66,
    label.industries,
    'madder',
    [
      [114, 26],
      [140, 16],
      [166, 26],
    ],
  ],
  [
    250,
    66,
    label.company,
    'leaf',
    [
      [214, 26],
      [240, 16],
      [266, 26],
    ],
  ],
  [
    306,
    138,
    label.resources,
    'river',
    [
      [270, 96],
      [296, 84],
      [322, 96],
    ],
  ],
]

export default [
  ...branches.map(([x, y]) => {
    const tip = y + 10
    return shape(
      `M191 196C191 146 ${x - 3} ${tip + 44} ${x - 3} ${tip}H${x + 3}C${x + 3} ${tip + 52} 209 156 209 196z`,
      {
        fill: 'marigold',
      },
    )
  }),
  line('M200 192V150M196 192V162M204 192V162', 'madder', 'fine'),
  ...branches.flatMap(([, , , colour, leaves]) => leaves.map(([x, y]) => leaf(x, y, colour))),
  ...branches.map(
    ([x, y, name]) =>
      box({ x: x - 47, y: y - 12, w: 94, h: 24, r: 12, fill: 'raise', edge: 'ink', kind: 'solid' }) +
      words(x, y + 5, name, { anchor: 'middle', bold: true }),
  ),
  line('M60 222H340', 'leaf'),
  box({ x: 164, y: 188, w: 72, h: 32, r: 6, fill: 'ink' }),
  words(200, 210, label.home, { anchor: 'middle', bold: true, size: 17, colour: 'paper' }),
]
