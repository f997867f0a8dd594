import type { Job } from '#api/contract.ts'
import type { PageProps } from '#site/pages/words.ts'
import { Link } from '#web/ui/link.tsx'

interface Props {
  job: Job | undefined
  words: PageProps<'apply'>['words']['job']
  onClear: () => void
}

/** What an application is for. Both states are of one height: which it is shows only once scripts run. */
export function JobChoice({ job, words, onClear }: Props) {
  return (
    <div className="figure mb-8">
      <p className="small text-soft">{words.label}</p>
      <p className="h3" role="status">
        {job?.title ?? words.none}
      </p>
      <p className="small mt-1 min-h-3.2em sm:min-h-0">
        {job ? (
          <button type="button" className="link" onClick={onClear}>
            {words.clear}
          </button>
        ) : (
          <>
            <Link to="/careers#open-positions" className="link">
              {words.choose}
            </Link>{' '}
            {words.name}
          </>
        )}
      </p>
    </div>
  )
}
