import { receipt } from '#site/art/sewing/things.ts'
import { box, disc, line, shape } from '#site/art/sewing/thread.ts'
import type { Role } from '#site/theme/tokens.ts'

const printer = (x: number, y: number, w: number, h: number, fill: Role, paper: number) =>
  receipt(x + w * 0.25, y + h - 4 - paper, w * 0.5, paper - h + 8, 'soft') +
  shape(`M${x} ${y + h}v${16 - h}l10-16h${w - 20}l10 16v${h - 16}z`, { fill, edge: 'ink', kind: 'solid' }) +
  line(`M${x + w * 0.2} ${y + 12}h${w * 0.6}`, 'paper', 'solid') +
  disc(x + w - 12, y + h - 10, 3, { fill: 'paper' })

const shelf = (y: number) =>
  box({ x: 34, y, w: 332, h: 9, r: 1, fill: 'ink' }) +
  line(`M64 ${y + 9}v12l-14-12M336 ${y + 9}v12l14-12`, 'ink', 'solid')

export default [
  printer(48, 62, 78, 44, 'indigo', 70),
  printer(142, 52, 58, 54, 'madder', 70),
  printer(216, 70, 66, 36, 'soft', 70),
  printer(298, 58, 54, 48, 'leaf', 66),
  shelf(106),
  printer(56, 156, 58, 44, 'river', 68),
  printer(130, 164, 92, 36, 'soft', 58),
  printer(238, 148, 50, 52, 'marigold', 66),
  printer(304, 160, 50, 40, 'indigo', 58),
  shelf(200),
]
