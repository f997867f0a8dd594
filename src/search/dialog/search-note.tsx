import type { Found } from '#search/find.ts'
import { Failed, Nothing } from '#search/nothing.tsx'
import { texts } from '#search/texts.ts'
import type { Progress } from '#search/use-answer.ts'
import { Announcement } from '#ui/announcement.tsx'
import type { SearchWords } from './choices.tsx'

/** The number of results and the name of the first one: screen readers do not announce an option whose content changes. */
const announcementOf = ([first, ...more]: readonly Found[]) =>
  first ? `${texts.found(1 + more.length)}. ${texts.first(first.title)}` : ''

interface Props {
  query: string
  progress: Progress
  words: SearchWords | undefined
}

/** The status of a search for screen readers, and what is shown when it finds nothing or fails. */
export function SearchNote({ query, progress, words }: Props) {
  const answer = progress.state === 'answered' ? progress.answer : undefined
  const nothing = answer?.found.length === 0 ? answer : undefined
  const visible = progress.state === 'loading' ? texts.loading : nothing && texts.nothing(query.trim())
  return (
    <>
      {visible && (
        <p aria-hidden="true" className="search-note">
          {visible}
        </p>
      )}
      <Announcement text={visible || announcementOf(answer?.found ?? [])} />
      {nothing && words && <Nothing answer={nothing} offer={words} class="search-note" />}
      {progress.state === 'failed' && <Failed again={progress.again} class="search-note" />}
    </>
  )
}
