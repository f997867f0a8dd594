/** Machine-readable codes. */
import { n } from '#site/art/pen.ts'
import { box, shape } from './thread.ts'

/** A drawing of a QR code. */
export function qr(x: number, y: number, size: number) {
  const cell = size / 11
  const eye = (column: number, row: number) =>
    box({
      x: x + (column + 0.4) * cell,
      y: y + (row + 0.4) * cell,
      w: cell * 3.2,
      h: cell * 3.2,
      r: 1,
      edge: 'ink',
      kind: 'solid',
    }) +
    box({ x: x + (column + 1.4) * cell, y: y + (row + 1.4) * cell, w: cell * 1.2, h: cell * 1.2, r: 0, fill: 'ink' })
  const dots = '51 60 62 53 05 16 25 36 45 55 64 75 86 95 a5 57 66 78 88 97 a8 5a 69 7a 99 aa'
    .split(' ')
    .map(
      at =>
        `M${n(x + Number.parseInt(at[0] ?? '0', 11) * cell)} ${n(y + Number.parseInt(at[1] ?? '0', 11) * cell)}h${n(cell)}v${n(cell)}h${n(-cell)}z`,
    )
    .join('')
  return eye(0, 0) + eye(7, 0) + eye(0, 7) + shape(dots, { fill: 'ink' })
}
