import { height, n, type Pen, place, stitchLine, symbol, width } from '#site/art/pen.ts'
import { lotusMotif } from './lotus.ts'

/** A quilt of cells: hatched across, hatched down, nested diamonds, a small lotus. */
export function field(pen: Pen): string {
  const columns = pen.whole(4, 6)
  const rows = columns > 5 ? 4 : 3
  const [w, h] = [width / columns, height / rows]
  const inset = Math.min(w, h) * 0.13
  const [halfW, halfH] = [w / 2 - inset, h / 2 - inset]
  const flower = lotusMotif(pen, 'q', Math.min(halfW, halfH), 2)
  const lines = 6
  const hatch = (across: boolean) => {
    let path = ''
    for (let at = 0; at < lines; at += 1) {
      const part = -1 + (2 * at) / (lines - 1)
      path += across
        ? `M${n(-halfW)} ${n(part * halfH)}h${n(halfW * 2)}`
        : `M${n(part * halfW)} ${n(-halfH)}v${n(halfH * 2)}`
    }
    return path
  }
  const diamond = (part: number) =>
    `M0 ${n(-halfH * part)}L${n(halfW * part)} 0L0 ${n(halfH * part)}L${n(-halfW * part)} 0Z`
  let defs = flower.defs + symbol('fl', flower.body)
  for (const thread of pen.threads) {
    defs +=
      symbol(`x${thread}`, stitchLine(thread, hatch(true))) + symbol(`y${thread}`, stitchLine(thread, hatch(false)))
  }
  const [a, b, c] = pen.threads
  defs += symbol(
    'd',
    stitchLine(a, diamond(1)) +
      stitchLine(b, diamond(0.72), true) +
      stitchLine(c, diamond(0.44)) +
      stitchLine(a, diamond(0.18), true),
  )
  let out = ''
  let before = -1
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let kind = pen.whole(0, 3)
      if (kind === before) kind = (kind + 1) % 4
      before = kind
      const thread = pen.threads[pen.whole(0, 2)] ?? 'a'
      out += place(['fl', 'd', `x${thread}`, `y${thread}`][kind] ?? 'd', (column + 0.5) * w, (row + 0.5) * h)
    }
  }
  return `<defs>${defs}</defs>${out}`
}
