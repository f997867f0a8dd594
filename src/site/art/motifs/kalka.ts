import { closed, height, type Pen, place, stitchLine, symbol, type Tile, width, wrapped } from '#site/art/pen.ts'

/** The outline of a paisley around 0, 0: a drop whose tip curls over. `size` 1 is about 60 high. */
function drop(size: number): string {
  const outline: [number, number][] = [
    [0, 30],
    [16, 26],
    [25, 12],
    [24, -4],
    [17, -18],
    [12, -30],
    [16, -42],
    [27, -47],
    [20, -52],
    [6, -50],
    [-5, -38],
    [-13, -22],
    [-22, -6],
    [-25, 10],
    [-17, 25],
  ]
  // Smaller rows sit lower in the belly, so that the rows stay parallel to the outline.
  return closed(outline.map(([x, y]) => [x * size, (y - 8) * size + 8]))
}

/** A paisley and a flower. */
function figures([a, b, c]: Pen['threads']): string {
  const rows = [1, 0.8, 0.61, 0.42, 0.24]
  const figure = symbol(
    'k',
    rows.map((size, row) => stitchLine([a, b, c][row % 3] ?? a, drop(size), row % 2 === 1)).join(''),
  )
  const flower = symbol(
    'o',
    [0, 60, 120, 180, 240, 300]
      .map(turn => `<path class="${b} f" transform="rotate(${turn})" d="M0-3c4-4 4-9 0-13c-4 4-4 9 0 13"/>`)
      .join(''),
  )
  return figure + flower
}

/** Paisleys in a staggered lattice, every second one turned, with small flowers between them. */
export function kalka(pen: Pen): string {
  const scale = pen.between(0.5, 0.75)
  const [dx, dy] = [104 * scale, 100 * scale]
  const lean = pen.between(-22, 22)
  let out = ''
  for (let row = -1, y = dy * pen.between(0.3, 0.6) - dy; y < height + dy; row += 1, y += dy) {
    for (let column = 0, x = row % 2 ? 0 : dx / 2; x < width + dx / 2; column += 1, x += dx) {
      const turned = (row + column) % 2 === 0
      out += place('k', x, y, { turn: turned ? 180 + lean : lean, scale, flip: row % 2 === 0 })
      out += place('o', x + dx / 2, y + (turned ? -6 : 6), { scale: scale * 0.85 })
    }
  }
  return `<defs>${figures(pen.threads)}</defs>${out}`
}

/** The same lattice as a tile. */
export function kalkaTile(pen: Pen): Tile {
  const scale = pen.between(0.6, 0.75)
  const [dx, dy] = [104 * scale, 100 * scale]
  const size = { w: dx * 2, h: dy * 2 }
  const lean = pen.between(-22, 22)
  const drops = [0, 1, 2, 3].map(at => {
    const [row, column] = [at >> 1, at % 2]
    const [x, y] = [(column + (row ? 0 : 0.5)) * dx, (row + 0.5) * dy]
    const turned = row === column
    return (
      wrapped(size, x, y, 60, (across, down) =>
        place('k', across, down, { turn: turned ? 180 + lean : lean, scale, flip: row === 0 }),
      ) +
      wrapped(size, x + dx / 2, y + (turned ? -6 : 6), 16, (across, down) =>
        place('o', across, down, { scale: scale * 0.85 }),
      )
    )
  })
  return { ...size, content: `<defs>${figures(pen.threads)}</defs>${drops.join('')}` }
}
