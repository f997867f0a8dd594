import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import jobTexts from '#generated/texts/job.json' with { type: 'json' }
import texts from '#generated/texts/machines/job.json' with { type: 'json' }
import type { Job } from '#lists/contract.ts'
import { titleAndPlace } from '#lists/job-place.ts'
import { salaryLine } from '#lists/salary.ts'

/** Returns the title and description of a job for search results: the facts that applicants ask for first. */
export function jobHead(job: Job) {
  const { title, department, locationType, employmentType, salary } = job
  const terms = [employmentType && jobTexts.kinds[employmentType], salary && salaryLine(salary)].filter(
    term => term !== undefined,
  )
  const sentences = [
    locationType ? fill(texts.what, { title, place: locationType }) : `${title}.`,
    terms.length > 0 ? `${terms.join(', ')}.` : fill(texts.team, { team: department }),
  ].join(' ')
  // Whole sentences only: search engines show about 160 characters.
  const more = [...(job.duties ?? []), texts.more].find(sentence => sentences.length + sentence.length < 160)
  return {
    title: `${titleAndPlace(job)} | ${company.name}`,
    description: [sentences, more].join(' ').trim(),
  }
}
