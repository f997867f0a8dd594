import { fitted, onOneLine, widthOf } from './printable.ts'

/** A column: its heading, and whether it gives way when the terminal is narrow. */
export interface Column {
  readonly title: string
  readonly flexible?: boolean
}

const gap = '  '
const narrowest = 8

/** Rows below headings, no wider than the terminal. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): string {
  const cells = rows.map(row => row.map(onOneLine))
  const widths = columns.map(({ title }, at) => Math.max(widthOf(title), ...cells.map(row => widthOf(row[at] ?? ''))))
  const total = () => widths.reduce((sum, one) => sum + one, 0) + gap.length * (widths.length - 1)
  while (total() > width) {
    // The widest of those that can give way.
    const candidates = widths.map((one, at) => (columns[at]?.flexible && one > narrowest ? one : 0))
    const widest = Math.max(...candidates)
    if (widest === 0) break
    widths[candidates.indexOf(widest)] = widest - 1
  }
  const line = (row: readonly string[]) =>
    fitted(widths.map((one, at) => fitted(row[at] ?? '', one)).join(gap), width).trimEnd()
  return [line(columns.map(({ title }) => title)), ...cells.map(line)].join('\n')
}
