import { anchorOf } from '#content/slug.ts'
import { Icon } from './icon.tsx'
import { unbroken } from './unbroken.tsx'

interface QuestionAnswer {
  readonly question: string
  readonly answer: string
}

interface Props {
  items: readonly QuestionAnswer[]
  plain?: boolean
  /** The number of questions that a folded list shows. */
  shown?: number
}

/**
 * An accordion of `<details>` elements, which works before and without scripts. The first is open. Results of the search link
 * to each question, unless they are `plain`, for questions that several pages answer. Reader modes drop an element whose id has
 * a word such as `community` or `menu`, unless a class says that it is content.
 */
export function Questions({ items, plain = false, shown = items.length }: Props) {
  const Name = plain ? 'span' : 'h3'
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          id={plain ? undefined : anchorOf(question)}
          className={index < shown ? 'question content' : 'more question content'}
          open={index === 0}
        >
          <summary>
            <Name className="h3">{unbroken(question)}</Name>
            <Icon name="chevron-down" class="menu-chevron" />
          </summary>
          <p className="max-w-34em pb-4 text-soft">{unbroken(answer)}</p>
        </details>
      ))}
    </div>
  )
}
