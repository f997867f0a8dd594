import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

/** What buyers ask, each with its answer in view. */
export function Answers({ items }: { items: readonly { readonly title: string; readonly description: string }[] }) {
  return (
    <dl className={`${rowsOf(items.length)} gap-x-10 gap-y-8`}>
      {items.map(({ title, description }) => (
        <div key={title} className="figure">
          <dt className="font-700">{title}</dt>
          <dd className="mt-1 text-soft">{unbroken(description)}</dd>
        </div>
      ))}
    </dl>
  )
}
