import { onOneLine } from './printable.ts'
import { fitted, widthOf } from './width.ts'

/** A column of a table, and how it shrinks in a narrow terminal. */
export interface Column {
  readonly title: string
  /** Minimum width after truncation; when omitted, the column is never truncated. */
  readonly atLeast?: number
  /** Columns with the lowest rank are dropped first; when omitted, the column is never dropped. */
  readonly rank?: number
}

interface Measured extends Column {
  readonly at: number
  /** Width of the longest cell. */
  readonly full: number
}

const gap = '  '

/** Maximum padding when nothing is truncated, so that one long cell does not widen every row. */
const widestPadding = 40

const needed = ({ full, atLeast = full }: Measured) => Math.min(full, atLeast)
const total = (widths: readonly number[]) =>
  widths.reduce((sum, one) => sum + one, 0) + gap.length * (widths.length - 1)

/** The columns that fit. */
function withRoom(columns: readonly Measured[], width: number): readonly Measured[] {
  const ranks = columns.flatMap(({ rank }) => rank ?? [])
  if (total(columns.map(needed)) <= width || ranks.length === 0) return columns
  const lowest = Math.min(...ranks)
  return withRoom(
    columns.filter(({ rank }) => rank !== lowest),
    width,
  )
}

/** The widths of the columns. Spare width goes to truncated columns, the last one first. */
function widthsIn(columns: readonly Measured[], width: number): number[] {
  const widths = columns.map(needed)
  let spare = width - total(widths)
  for (const [at, { full, atLeast }] of [...columns.entries()].reverse()) {
    const now = widths[at] ?? 0
    if (atLeast === undefined) continue
    widths[at] = Math.max(1, Math.min(full, now + spare))
    spare -= (widths[at] ?? 0) - now
  }
  return widths
}

/** Characters of a cell that are measured in a terminal; no terminal is wider. */
const longest = 2000

/**
 * Formats a table with headings. It fits `width`, unless a column that is never truncated is wider. Without `width`, nothing is
 * truncated. Empty columns are omitted.
 */
export function table(all: readonly Column[], rows: readonly (readonly string[])[], width: number | undefined): string {
  const text = (cell: string) => onOneLine(width === undefined ? cell : cell.trimStart().slice(0, longest))
  const texts = rows.map(row => row.map(text))
  const columns = all.flatMap((column, at): Measured[] => {
    const full = texts.reduce((most, row) => Math.max(most, widthOf(row[at] ?? '')), 0)
    return full > 0 ? [{ ...column, at, full: Math.max(full, widthOf(column.title)) }] : []
  })
  const shown = width === undefined ? columns : withRoom(columns, width)
  const widths = width === undefined ? shown.map(({ full }) => Math.min(full, widestPadding)) : widthsIn(shown, width)
  const cell = (content: string, at: number) => {
    const places = widths[at] ?? 0
    return width === undefined && widthOf(content) > places ? content : fitted(content, places)
  }
  const line = (cells: readonly string[]) => cells.map(cell).join(gap).trimEnd()
  return [line(shown.map(({ title }) => title)), ...texts.map(row => line(shown.map(({ at }) => row[at] ?? '')))].join(
    '\n',
  )
}
