import type { Table } from '#site/table.ts'
import { unbroken } from './unbroken.tsx'

interface Props {
  table: Table
  /** Shows the caption: no heading nearby says the same. */
  titled?: boolean
}

/** A few words, such as a day or an amount, stay on one line where there are columns. */
const keptWhole = (text: string) => (text.length <= 16 ? 'sm:whitespace-nowrap' : undefined)

/** Figures in rows and columns; each row's first cell names it. A row is a block on a phone. */
export function DataTable({ table: { caption, columns, rows }, titled = false }: Props) {
  return (
    <table className="data-table">
      <caption className={titled ? 'h3 mb-4 text-left' : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={keptWhole(name)}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} data-label={columns[at + 1]} className={keptWhole(cell)}>
                {unbroken(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
