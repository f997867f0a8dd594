import { circle, n, type Pen, stitchLine } from '#site/art/pen.ts'
import { wave } from './waves.ts'

interface Branch {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly depth: number
}

/** The tree of life: a trunk that branches, round leaves at the ends, hills below. */
export function tree(pen: Pen): string {
  const [a, b, c] = pen.threads
  const x = pen.between(130, 270)
  const paths = ['', '', '', '']
  let leaves = ''
  const grow = ({ x: fromX, y: fromY, angle, length, depth }: Branch) => {
    const [toX, toY] = [fromX + Math.sin(angle) * length, fromY - Math.cos(angle) * length]
    const bend = length * 0.16 * (depth % 2 ? 1 : -1)
    paths[depth] +=
      `M${n(fromX)} ${n(fromY)}Q${n((fromX + toX) / 2 + Math.cos(angle) * bend)} ${n((fromY + toY) / 2 + Math.sin(angle) * bend)} ${n(toX)} ${n(toY)}`
    if (depth === 3) {
      const thread = pen.threads[pen.whole(0, 2)] ?? 'a'
      const radius = pen.between(8, 11)
      leaves +=
        circle(thread, toX, toY, radius) + circle(pen.threads[pen.whole(0, 2)] ?? 'b', toX, toY, radius * 0.5, true)
      return
    }
    const spread = pen.between(0.42, 0.58)
    const parts = depth === 0 ? [-1.7, -0.6, 0.6, 1.7] : [-1, 1]
    for (const part of parts)
      grow({
        x: toX,
        y: toY,
        angle: angle * 0.8 + part * spread,
        length: length * pen.between(0.66, 0.8),
        depth: depth + 1,
      })
  }
  grow({ x, y: 214, angle: pen.between(-0.05, 0.05), length: 66, depth: 0 })
  const bark = `M${n(x - 9)} 216C${n(x - 6)} 196 ${n(x - 5)} 170 ${n(x - 3)} 152M${n(x + 9)} 216C${n(x + 6)} 196 ${n(x + 5)} 170 ${n(x + 3)} 152`
  let hills = ''
  for (let row = 0; row < 3; row += 1)
    hills += stitchLine([c, b, a][row] ?? 'c', wave(212 + row * 13, 5, 130, row * 0.23), row === 1, row % 2 === 1)
  const branches = paths.map((path, depth) => stitchLine([a, a, b, c][depth] ?? 'a', path, depth > 1)).join('')
  return `${hills}${stitchLine(a, bark)}${branches}${leaves}`
}
