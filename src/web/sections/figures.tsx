import type { ReactNode, Ref } from 'react'

interface Props {
  items: readonly { label: string; value: ReactNode }[]
  ref?: Ref<HTMLDListElement>
}

/** A row of figures, each with a stitch at its left. */
export function Figures({ items, ref }: Props) {
  return (
    <dl ref={ref} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {items.map(({ value, label }) => (
        <div key={label} className="figure counted">
          <dt className="text-soft">{label}</dt>
          <dd className="figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
