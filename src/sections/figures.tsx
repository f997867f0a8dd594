import type { ReactNode } from 'react'
import { rowsOf } from '#ui/rows-of.ts'

interface Props {
  /** Entries of the API's lists have an `id`, because two may have the same label. */
  items: readonly { id?: string | number; label: string; value: ReactNode }[]
  /** Whether it is one result, whose figure is larger. */
  result?: boolean
}

/** A row of figures, each with a stitch at its left; on phones in pairs if their labels are short. */
export function Figures({ items, result = false }: Props) {
  const pairs = items.every(({ label }) => label.length < 36) ? 'pairs ' : ''
  return (
    <dl className={result ? 'figures-result' : `${pairs}${rowsOf(items.length)} gap-x-6 gap-y-8`}>
      {items.map(({ id, value, label }) => (
        <div key={id ?? label} className="figure counted">
          <dt className="text-soft">{label}</dt>
          <dd className="figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
