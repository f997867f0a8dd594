import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

interface Answer {
  readonly title: string
  readonly description: string
  /** Whether a folded list shows it; without it, the first are shown. */
  readonly open?: boolean
}

/** How many a folded list shows: titles without their answers look as if text was missing. */
const first = 3

/** What buyers ask, each with its answer. */
export const Answers = ({ items }: { items: readonly Answer[] }) => (
  <dl className={`answers ${rowsOf(items.length, 3)}`}>
    {items.map(({ title, description, open }, at) => (
      <div key={title} className={(open ?? at < first) ? 'figure' : 'figure more'}>
        <dt className="font-700">{title}</dt>
        <dd className="mt-1 text-soft">{unbroken(description)}</dd>
      </div>
    ))}
  </dl>
)
