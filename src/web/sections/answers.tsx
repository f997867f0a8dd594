import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

interface Answer {
  readonly title: string
  readonly description: string
  /** In a folded list it is shown as a whole, or not at all; else its title is, and the first have their answer. */
  readonly open?: boolean
}

/** How many of a folded list are shown with their answer: titles alone do not say what there is to unfold. */
const answered = 3

/** What buyers ask, each with its answer. */
export const Answers = ({ items }: { items: readonly Answer[] }) => (
  <dl className={`answers ${rowsOf(items.length, 3)}`}>
    {items.map(({ title, description, open }, at) => (
      <div key={title} className={open === false ? 'figure more' : 'figure'}>
        <dt className="font-700">{title}</dt>
        <dd className={`mt-1 text-soft ${open === undefined && at >= answered ? 'more' : ''}`}>
          {unbroken(description)}
        </dd>
      </div>
    ))}
  </dl>
)
