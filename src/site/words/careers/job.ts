import { company } from '#site/company.ts'
import { type SalaryRange, salaryLine } from '#site/salary.ts'

/** The words around any job; the job itself is in the API's list. */
export const jobTexts = {
  apply: 'Apply Now',
  all: 'All open positions',
  facts: { employment: 'Employment', salary: 'Salary, before tax', office: 'Office', posted: 'Posted', closes: 'Apply by' },
  duties: 'What you will do',
  requirements: 'What you bring',
  niceToHave: 'Nice to have',
  steps: 'How we interview',
  closed: {
    headline: 'This position is closed',
    lead: 'It has been filled, or its closing day has passed. The open ones are all on the careers page.',
    day: 'Applications were open until',
    positions: 'See open positions',
    open: 'Send an open application',
  },
}

export type JobTexts = typeof jobTexts

export type JobWords = JobTexts & {
  /** The job's `id` in the list. */
  readonly id: string
  readonly name: string
  /** Its closing day, when that has passed. */
  readonly closedOn?: string
}

/** What the words need of a job. */
interface Job {
  readonly id: number | string
  readonly title: string
  readonly closes?: string | undefined
}

/** The words of the page of one job. */
export const jobWords = ({ id, title, closes }: Job, open: boolean): JobWords => ({
  ...jobTexts,
  id: String(id),
  name: title,
  ...(!open && closes !== undefined && { closedOn: closes }),
})

interface Vacancy {
  readonly title: string
  readonly department: string
  readonly locationType: string
  readonly employmentType?: string | undefined
  readonly salary?: SalaryRange | undefined
}

/** Title and description of a job in search results: what somebody who looks for one asks first. */
export function jobHead({ title, department, locationType, employmentType, salary }: Vacancy) {
  const terms = [employmentType, salary && salaryLine(salary)].filter(term => term !== undefined)
  const said = [`${title} at ${company.name} in ${company.city} (${locationType}).`, terms.length > 0 ? `${terms.join(', ')}.` : `Team: ${department}.`].join(
    ' ',
  )
  const more = ' What the work is, and how to apply in four minutes.'
  return {
    title: `${title} (${locationType}) | ${company.name}`,
    // Whole sentences only: search engines show some 160 letters.
    description: said.length + more.length > 160 ? said : said + more,
  }
}
