import { n, type Pen, place, stitchLine, symbol } from '#site/art/pen.ts'
import { wave } from './waves.ts'

/** A country boat about 150 wide: hull, planks, mat roof, mast and patched sail. */
function figure([a, b, c]: Pen['threads']): string {
  let patches = ''
  for (let row = 1; row < 6; row += 1) patches += `M${n(-2 + row * 0.6)} ${n(-92 + row * 13)}h${n(14 + row * 9)}`
  return [
    stitchLine(a, 'M-86-14C-62 14-40 22 0 22S64 14 88-20C60-4 36 0 0 0S-58-2-86-14Z'),
    stitchLine(b, 'M-66-1C-44 9-24 12 0 12S46 8 68-5', true),
    stitchLine(c, 'M-56-2C-54-26-40-36-24-36S-6-26-6 0', false),
    stitchLine(c, 'M-47-2C-46-20-36-28-25-28S-14-20-14 0', true),
    stitchLine(b, 'M4 0V-112'),
    stitchLine(a, 'M4-108C34-92 56-60 62-16C40-22 22-22 4-18Z'),
    stitchLine(b, patches, true),
    stitchLine(c, 'M4-112l16 5l-16 6', true),
  ].join('')
}

/** Boats on a river under a low sun. */
export function boat(pen: Pen): string {
  const horizon = pen.between(104, 124)
  const [a, b, c] = pen.threads
  const length = pen.between(50, 80)
  let out = ''
  const sun = pen.between(60, 330)
  for (const radius of [34, 26, 18, 10]) {
    out += stitchLine(
      radius % 3 ? b : c,
      `M${n(sun - radius)} ${n(horizon - 24)}a${radius} ${radius} 0 0 1 ${radius * 2} 0`,
      radius < 20,
    )
  }
  for (let row = 0, y = horizon; y < 250; row += 1, y += 13) {
    out += stitchLine(
      [b, c, a][Math.floor(row / 3) % 3] ?? b,
      wave(y, 3 + row * 0.35, length, (row * 0.17) % 1),
      row % 3 === 2,
      row % 2 === 1,
    )
  }
  const near = pen.between(0, 1) < 0.5
  const boats = [
    place('b', near ? 118 : 282, horizon + 46, { scale: pen.between(0.95, 1.15), flip: !near }),
    place('b', near ? 308 : 92, horizon + 6, { scale: pen.between(0.5, 0.62), flip: near }),
  ]
  return `<defs>${symbol('b', figure(pen.threads))}</defs>${out}${boats.reverse().join('')}`
}
