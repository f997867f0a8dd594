import { fitted, onOneLine, widthOf } from './printable.ts'

/** A column: its heading, and whether it gives way when the terminal is narrow. */
export interface Column {
  readonly title: string
  readonly flexible?: boolean
}

const gap = '  '
const narrowest = 8

/** Rows below headings, no wider than the terminal. A column without a word in it takes no room. */
export function table(all: readonly Column[], rows: readonly (readonly string[])[], width: number): string {
  const used = all.map((_, at) => rows.some(row => row[at]))
  const columns = all.filter((_, at) => used[at])
  const cells = rows.map(row => row.filter((_, at) => used[at]).map(onOneLine))
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
