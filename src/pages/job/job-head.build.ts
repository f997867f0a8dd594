import type { Job } from '#api/contract.ts'
import texts from '#content/texts/machines/job.json' with { type: 'json' }
import { company } from '#site/company.ts'
import { fill } from '#site/fill.ts'
import { titleAndPlace } from '#site/job-place.ts'
import { salaryLine } from '#site/salary.ts'

/** Returns the title and description of a job for search results: the facts that applicants ask for first. */
export function jobHead(job: Job) {
  const { title, department, locationType, employmentType, salary } = job
  const terms = [employmentType, salary && salaryLine(salary)].filter(term => term !== undefined)
  const said = [
    locationType ? fill(texts.what, { title, place: locationType }) : `${title}.`,
    terms.length > 0 ? `${terms.join(', ')}.` : fill(texts.team, { team: department }),
  ].join(' ')
  // Whole sentences only: search engines show about 160 characters.
  const more = [...(job.duties ?? []), texts.more].find(sentence => said.length + sentence.length < 160)
  return {
    title: `${titleAndPlace(job)} | ${company.name}`,
    description: [said, more].join(' ').trim(),
  }
}
