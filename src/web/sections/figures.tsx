import type { ReactNode, Ref } from 'react'

interface Props {
  /** Of a list of the API they have its `id`: two entries may have the same label. */
  items: readonly { id?: string | number; label: string; value: ReactNode }[]
  ref?: Ref<HTMLDListElement>
}

/** A row of figures, each with a stitch at its left. */
export function Figures({ items, ref }: Props) {
  return (
    <dl ref={ref} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {items.map(({ id, value, label }) => (
        <div key={id ?? label} className="figure counted">
          <dt className="text-soft">{label}</dt>
          <dd className="figure-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
