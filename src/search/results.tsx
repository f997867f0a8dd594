import { Announcement } from '#ui/announcement.tsx'
import { groupsOf } from './groups.ts'
import { Failed, FoundLinks, Nothing, type Offer } from './nothing.tsx'
import './style.ts'
import { texts } from './texts.ts'
import type { Progress } from './use-answer.ts'

interface Props {
  query: string
  progress: Progress
  /** Shown when nothing is found. */
  offer: Offer
}

/** The results on the search page, as links. */
export function Results({ query, progress, offer }: Props) {
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
  const heading = isFound ? texts.found(answer.found.length) : texts.nothing(query.trim())
  return (
    <>
      <h2 className="h2 px-3">{heading}</h2>
      <Announcement text={heading} />
      {isFound ? (
        groupsOf(answer).map(group => <FoundLinks key={group.title} {...group} answer={answer} />)
      ) : (
        <Nothing answer={answer} offer={offer} class="px-3" />
      )}
    </>
  )
}
