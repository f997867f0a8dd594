import type { PageData } from '#app/page-data.ts'
import type { Job } from '#lists/contract.ts'

/** The jobs of home's teaser. */
const teased = 3

/** A job without what only its own page shows. */
const summaryOf = ({ duties, requirements, niceToHave, steps, posted, ...job }: Job): Job => ({
  ...job,
  description: '',
})

/** A job as the application shows it: its title alone. */
const titleOf = ({ id, title, locationType }: Job): Job => ({
  id,
  title,
  locationType,
  department: '',
  description: '',
  applyLink: '',
})

/** Returns the part of the jobs that a page shows, so that a page does not grow with its neighbours. */
export function jobsShownBy({ view, words }: Pick<PageData, 'view' | 'words'>, jobs: readonly Job[]): Job[] {
  if (view === 'job') return jobs.filter(({ id }) => 'id' in words && String(id) === words.id)
  if (view === 'apply') return jobs.map(titleOf)
  return (view === 'home' ? jobs.slice(0, teased) : jobs).map(summaryOf)
}
