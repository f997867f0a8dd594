import { Failed } from './failed.tsx'
import { type FoundGroup, groupsOf } from './groups.ts'
import { ResultText } from './result.tsx'
import { adoptSearchStyle } from './style.ts'
import { texts } from './texts.ts'
import type { Answered, Progress } from './use-answer.ts'
import { WaysOn } from './ways-on.tsx'

if (!import.meta.env.SSR) adoptSearchStyle()

/** Results as links. */
function Links({ title, found, mixed, answer }: FoundGroup & { answer: Answered }) {
  return (
    <section className="found-group">
      <h3 className="found-group-name">{title}</h3>
      <ul>
        {found.map(one => (
          <li key={one.href}>
            <a href={one.href} className="found">
              <ResultText found={one} answer={answer} withKind={mixed} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The results of a search on a page of their own, as links. */
export function Results({ query, progress }: { query: string; progress: Progress }) {
  if (progress.state === 'idle') return null
  if (progress.state === 'loading')
    return (
      <p role="status" className="px-3">
        {texts.loading}
      </p>
    )
  if (progress.state === 'failed') return <Failed again={progress.again} class="px-3" />
  const { answer } = progress
  const isFound = answer.found.length > 0
  return (
    <>
      <div role="status" className="px-3">
        <h2 className="h3">{isFound ? texts.found(answer.found.length) : texts.nothing(query.trim())}</h2>
      </div>
      {groupsOf(answer).map(group => (
        <Links key={group.title} {...group} answer={answer} />
      ))}
      {!isFound && (
        <div className="px-3">
          <WaysOn />
        </div>
      )}
    </>
  )
}
