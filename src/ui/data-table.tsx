import type { Table } from '#content/table.ts'
import { unbroken } from './unbroken.tsx'

/** Keeps a short text, such as a day or an amount, on one line where there are columns. */
const onOneLine = (text: string) => (text.length <= 16 ? 'sm:whitespace-nowrap' : '')

/** A column of amounts, such as `$5,600` or `12`: they are aligned by their last digits. */
const areAmounts = (cells: readonly string[]) => cells.every(cell => /^[^\w\s]?[\d,.]+%?$/.test(cell))

interface Props {
  table: Table
  /** The cells need no labels: on a phone the second cell is the fact, and the others are a note to it. */
  plain?: boolean
}

/** Figures in rows and columns; each row's first cell names it. A row with words is a block on a phone. */
export function DataTable({ table: { caption, columns, total, rows }, plain = false }: Props) {
  const amounts = columns.map((_, at) => (areAmounts(rows.map(row => row[at] ?? '')) ? 'amount' : ''))
  return (
    <table className={`data-table ${amounts.slice(1).every(Boolean) ? '' : plain ? 'stacks plain-facts' : 'stacks'}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={amounts[at]}>
              {unbroken(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={name === total ? 'total' : undefined}>
            <th scope="row" className={onOneLine(name)}>
              {unbroken(name)}
            </th>
            {cells.map((cell, at) => (
              <td
                key={columns[at + 1]}
                data-label={columns[at + 1]}
                className={`${amounts[at + 1]} ${onOneLine(cell)}`}
              >
                {unbroken(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
