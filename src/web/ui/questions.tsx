import { slugOf } from '#site/slug.ts'
import { Icon } from './icon.tsx'
import { unbroken } from './unbroken.tsx'

interface Entry {
  readonly question: string
  readonly answer: string
}

/** An accordion made of the browser's own disclosures: it works before, and without, scripts. The first is open. */
export function Questions({ items }: { items: readonly Entry[] }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details key={question} id={slugOf(question)} className="question" open={index === 0}>
          <summary>
            <h3 className="h3">{question}</h3>
            <Icon name="chevron-down" class="menu-chevron" />
          </summary>
          <p className="max-w-65ch pb-5 text-soft">{unbroken(answer)}</p>
        </details>
      ))}
    </div>
  )
}
