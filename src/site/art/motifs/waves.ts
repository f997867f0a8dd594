import { height, n, type Pen, stitchLine, type Tile, width } from '#site/art/pen.ts'

/** A wave from edge to edge. */
export function wave(y: number, amplitude: number, length: number, phase: number): string {
  const start = -length * (1 + phase)
  let path = `M${n(start)} ${n(y)}q${n(length / 4)} ${n(-amplitude * 2)} ${n(length / 2)} 0`
  for (let x = start + length / 2; x < width + length; x += length / 2) path += `t${n(length / 2)} 0`
  return path
}

/** Rows of waves; the thread changes every few rows. */
export function waves(pen: Pen): string {
  const amplitude = pen.between(4, 9)
  const length = pen.between(56, 110)
  const drift = pen.between(0.06, 0.2)
  const gap = pen.between(13, 16)
  const band = pen.whole(2, 4)
  let out = ''
  for (let row = 0, y = 6; y < height + amplitude; row += 1, y += gap) {
    const thread = pen.threads[Math.floor(row / band) % 3] ?? 'a'
    out += stitchLine(thread, wave(y, amplitude, length, (row * drift) % 1), row % band === band - 1, row % 2 === 1)
  }
  return out
}

/** Faint water behind a motif. */
export function ground(pen: Pen): string {
  const length = pen.between(60, 84)
  let path = ''
  for (let row = 0, y = 8; y < height + 8; row += 1, y += 14) path += wave(y, 3.4, length, (row % 2) / 2)
  return stitchLine('g', path, true)
}

/** Waves as a tile: the rows drift by whole waves from its top to its bottom. */
export function wavesTile(pen: Pen): Tile {
  const amplitude = pen.between(4, 9)
  const length = pen.between(60, 100)
  const band = pen.whole(2, 4)
  const [rows, gap] = [band * 3, 15]
  const out = Array.from({ length: rows + 1 }, (_, row) =>
    stitchLine(
      pen.threads[Math.floor((row % rows) / band)] ?? 'a',
      wave(row * gap, amplitude, length, (row % rows) / rows),
      row % band === band - 1,
      row % 2 === 1,
    ),
  )
  return { w: length * 4, h: rows * gap, content: out.join('') }
}
