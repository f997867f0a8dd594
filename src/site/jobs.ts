import jobTexts from '#content/texts/job.json' with { type: 'json' }
import texts from '#content/texts/machines/job.json' with { type: 'json' }
import { company } from '#site/company.ts'
import { fill } from '#site/fill.ts'
import { type SalaryRange, salaryLine } from '#site/salary.ts'

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
  const said = [
    fill(texts.what, { title, place: locationType }),
    terms.length > 0 ? `${terms.join(', ')}.` : fill(texts.team, { team: department }),
  ].join(' ')
  const more = ` ${texts.more}`
  return {
    title: `${title} (${locationType}) | ${company.name}`,
    // Whole sentences only: search engines show some 160 letters.
    description: said.length + more.length > 160 ? said : said + more,
  }
}
