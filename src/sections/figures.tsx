import type { ReactNode } from 'react'
import { rowsOf } from '#ui/rows-of.ts'

interface Props {
  /** Entries of the API's lists have an `id`, because two may have the same label. */
  items: readonly { id?: string | number; label: string; value: ReactNode }[]
  /** `result` is a large figure; `list` has small ones, one below the other. */
  look?: 'row' | 'result' | 'list'
}

/** A row of figures, each with a stitch at its left; on phones in pairs if their labels are short. */
export function Figures({ items, look = 'row' }: Props) {
  const pairs = items.every(({ label }) => label.length < 36) ? 'pairs ' : ''
  return (
    <dl
      className={`${look === 'row' ? `${pairs}${rowsOf(items.length)} gap-y-8` : `figures-${look} grid gap-y-5`} gap-x-6`}
    >
      {items.map(({ id, value, label }) => (
        <div key={id ?? label} className="figure counted">
          <dt className="text-soft">{label}</dt>
          <dd className="figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
