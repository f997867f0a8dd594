import type { Ref } from 'react'
import type { Figure } from '#site/words/shapes.ts'

/** A row of figures, each with a stitch at its left. */
export function Figures({ items, ref }: { items: readonly Figure[]; ref?: Ref<HTMLDListElement> }) {
  return (
    <dl ref={ref} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {items.map(({ value, label }) => (
        <div key={label} className="figure flex flex-col-reverse justify-end">
          <dt className="text-soft">{label}</dt>
          <dd className="figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
