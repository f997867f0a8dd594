import { onOneLine } from './printable.ts'
import { fitted, widthOf } from './width.ts'

/** A column: its heading, and how it gives way when the terminal is narrow. */
export interface Column {
  readonly title: string
  /** It may be cut to so many places; left out, it is never cut. */
  readonly atLeast?: number
  /** When there is no room, the column with the lowest number goes first; left out, it stays. */
  readonly rank?: number
}

interface Measured extends Column {
  readonly at: number
  /** Places of its longest cell. */
  readonly full: number
}

const gap = '  '

/** Where nothing is cut, one long cell must not push the next column away in all rows. */
const widestPadding = 40

const needed = ({ full, atLeast = full }: Measured) => Math.min(full, atLeast)
const total = (widths: readonly number[]) =>
  widths.reduce((sum, one) => sum + one, 0) + gap.length * (widths.length - 1)

/** The columns for which there is room. */
function withRoom(columns: readonly Measured[], width: number): readonly Measured[] {
  const ranks = columns.flatMap(({ rank }) => rank ?? [])
  if (total(columns.map(needed)) <= width || ranks.length === 0) return columns
  const lowest = Math.min(...ranks)
  return withRoom(
    columns.filter(({ rank }) => rank !== lowest),
    width,
  )
}

/** The widths of columns: what is left over goes to those that are cut, the last one first. */
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

/** A cell of a terminal is not measured beyond what any terminal has room for. */
const longest = 2000

/**
 * Rows below headings, no wider than the terminal as long as no column has to be whole that is wider. Without a width nothing
 * is cut. A column without a word in it takes no room.
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
