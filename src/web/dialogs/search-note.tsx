import { Failed } from '#web/search/failed.tsx'
import { texts } from '#web/search/texts.ts'
import type { Progress } from '#web/search/use-answer.ts'
import { WaysOn } from '#web/search/ways-on.tsx'

/** What there is to say of a search besides its results; screen readers hear how many there are. */
export function SearchNote({ query, progress }: { query: string; progress: Progress }) {
  const count = progress.state === 'answered' ? progress.answer.found.length : undefined
  const nothing = count === 0
  const said = progress.state === 'loading' ? texts.loading : count === undefined || nothing ? '' : texts.found(count)
  return (
    <>
      <p role="status" className={progress.state === 'loading' || nothing ? 'search-note' : 'sr-only'}>
        {nothing ? texts.nothing(query.trim()) : said}
      </p>
      {nothing && (
        <div className="search-note">
          <WaysOn />
        </div>
      )}
      {progress.state === 'failed' && <Failed again={progress.again} class="search-note" />}
    </>
  )
}
