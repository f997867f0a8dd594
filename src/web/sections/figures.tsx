import type { ReactNode, Ref } from 'react'
import { rowsOf } from '#web/ui/rows-of.ts'

interface Props {
  /** Entries of the API's lists have an `id`, because two may have the same label. */
  items: readonly { id?: string | number; label: string; value: ReactNode }[]
  /** Whether the first is larger than the others. */
  led?: boolean
  ref?: Ref<HTMLDListElement>
}

/** A row of figures, each with a stitch at its left. */
export function Figures({ items, led = false, ref }: Props) {
  return (
    <dl ref={ref} className={`${led ? 'figures-led' : `pairs ${rowsOf(items.length)}`} gap-x-6 gap-y-8`}>
      {items.map(({ id, value, label }) => (
        <div key={id ?? label} className="figure counted">
          <dt className="text-soft">{label}</dt>
          <dd className="figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
