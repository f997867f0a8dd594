import { circle, height, n, type Pen, place, stitchLine, symbol, type Tile, width, wrapped } from '#site/art/pen.ts'
import { ground, wave } from './waves.ts'

/** A fish about 110 long that swims to the right: body, scales, fins, tail, eye. */
function figure([a, b, c]: Pen['threads']): string {
  let scales = ''
  for (let column = 0; column < 5; column += 1) {
    const half = 17 - Math.abs(column - 2) * 3.4
    for (let y = -half; y < half; y += 9) scales += `M${n(-26 + column * 12)} ${n(y)}q6 4.5 0 9`
  }
  return [
    stitchLine(a, 'M56 2C40-22 10-30-18-22C-34-17-44-8-52 0C-44 8-34 17-18 22C10 30 40 24 56 2Z'),
    stitchLine(b, 'M34-16C27-6 27 8 34 19'),
    stitchLine(c, scales, true),
    stitchLine(a, 'M-52 0C-62-10-72-20-84-22C-78-8-78 8-84 22C-72 20-62 10-52 0Z'),
    stitchLine(b, 'M-57 0L-78-14M-58 0H-76M-57 0L-78 14', true),
    stitchLine(c, 'M-8-25C2-38 14-38 24-25M-8 25C-2 34 8 34 14 26'),
    circle(b, 43, -3, 4, true),
    circle(c, 43, -3, 1.2, true),
  ].join('')
}

/** A shoal crossing the field in two directions. */
export function fish(pen: Pen): string {
  const scale = pen.between(0.62, 0.95)
  const [dx, dy] = [178 * scale, 76 * scale]
  const lean = pen.between(-14, 14)
  let out = ''
  for (let row = 0, y = dy * 0.55; y < height + dy / 2; row += 1, y += dy) {
    const back = row % 2 === 1
    for (let x = (back ? 0.5 : 0) * dx + pen.between(-8, 8); x < width + dx / 2; x += dx) {
      out += place('p', x, y + pen.between(-3, 3), { turn: back ? -lean : lean, scale, flip: back })
    }
  }
  return `<defs>${symbol('p', figure(pen.threads))}</defs>${ground(pen)}${out}`
}

/** The same shoal as a tile. */
export function fishTile(pen: Pen): Tile {
  const [w, h, scale] = [320, 140, 0.85]
  const lean = pen.between(-14, 14)
  const turn = (back: boolean) => (back ? -lean : lean)
  const swimmers = [0, 1, 2, 3].map(at => {
    const back = at > 1
    const [x, y] = [
      (w / 2) * ((at % 2) + (back ? 0.75 : 0.25)) + pen.between(-8, 8),
      h * (back ? 0.75 : 0.25) + pen.between(-3, 3),
    ]
    return wrapped({ w, h }, x, y, 84, (across, down) =>
      place('p', across, down, { turn: turn(back), scale, flip: back }),
    )
  })
  const water = Array.from({ length: 10 }, (_, row) => wave(8 + row * 14, 3.4, 64, (row % 2) / 2)).join('')
  const content = `<defs>${symbol('p', figure(pen.threads))}</defs>${stitchLine('g', water, true)}${swimmers.join('')}`
  return { w, h, content }
}
