import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

interface Answer {
  readonly title: string
  readonly description: string
  /** In a folded list it is shown as a whole, or not at all; else its title is. */
  readonly open?: boolean
}

/** What buyers ask, each with its answer. */
export const Answers = ({ items }: { items: readonly Answer[] }) => (
  <dl className={`answers ${rowsOf(items.length, 3)}`}>
    {items.map(({ title, description, open }) => (
      <div key={title} className={open === false ? 'figure more' : 'figure'}>
        <dt className="font-700">{title}</dt>
        <dd className={`mt-1 text-soft ${open === undefined ? 'more' : ''}`}>{unbroken(description)}</dd>
      </div>
    ))}
  </dl>
)
