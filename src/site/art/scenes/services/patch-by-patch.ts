import { scene } from '#site/art/sewing/scene.ts'
import { grid } from '#site/art/sewing/things.ts'
import { box, line, words } from '#site/art/sewing/thread.ts'
import { needle } from '#site/art/sewing/tools.ts'

const [wide, high] = [102, 66]
const place = (column: number, row: number) => ({ x: 47 + column * wide, y: 21 + row * high })

const sewn = [
  [0, 0, 'Stock', 'indigo'],
  [1, 0, 'Buying', 'leaf'],
  [0, 1, 'Payroll', 'madder'],
  [0, 2, 'Dispatch', 'indigo'],
] as const

const sheets = [
  [2, 0],
  [2, 1],
  [2, 2],
] as const

export default scene(
  'A quilt in the making: stock, buying, payroll and dispatch are sewn in, accounts are next, the rest are still spreadsheets.',
  ...sheets.map(([column, row]) => {
    const { x, y } = place(column, row)
    return (
      box({ x: x + 9, y: y + 8, w: wide - 18, h: high - 16, r: 4, fill: 'raise' }) +
      grid(x + 9, y + 8, wide - 18, high - 16, 4, 5, 'soft')
    )
  }),
  ...sewn.map(([column, row, name, fill]) => {
    const { x, y } = place(column, row)
    return (
      box({ x, y, w: wide, h: high, r: 0, fill }) +
      box({ x: x + 5, y: y + 5, w: wide - 10, h: high - 10, r: 0, edge: 'paper', kind: 'fine' }) +
      words(x + wide / 2, y + high / 2 + 5, name, { anchor: 'middle', bold: true, colour: 'paper' })
    )
  }),
  box({ x: 155, y: 93, w: wide, h: high, r: 0, fill: 'raise', edge: 'marigold', kind: 'solid' }),
  box({ x: 160, y: 98, w: wide - 10, h: high - 10, r: 0, edge: 'marigold', kind: 'fine' }),
  words(206, 124, 'Accounts', { anchor: 'middle', bold: true }),
  words(206, 143, 'month 4', { anchor: 'middle', colour: 'soft' }),
  line('M160 154c-6 36 12 40 38 35', 'marigold'),
  needle(198, 188, 252, 210),
)
