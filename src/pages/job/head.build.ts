import type { JobPosting } from 'schema-dts'
import { company } from '#content/company.ts'
import { jobPath } from '#content/map/families.ts'
import { xml } from '#content/xml.ts'
import texts from '#generated/texts/job.json' with { type: 'json' }
import type { Job } from '#lists/contract.ts'
import { salaryLine } from '#lists/salary.ts'
import type { JobTexts } from '#pages/words.ts'
import { feedsOf } from '#seo/feeds.build.ts'
import { type HeadOf, ids, type Nodes, nodeId, officeAddress, refer, subjectOf } from '#seo/graph.build.ts'
import { absolute } from '#seo/head.ts'
import { jobHead } from './job-head.build.ts'

/** Employment types as search engines name them. */
const employment = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
} as const satisfies Record<NonNullable<Job['employmentType']>, string>

const isRemote = ({ locationType }: Job) => locationType === texts.remote

/** Whether a job says that it is at the office, if only for some days. */
const isAtOffice = (job: Job) => job.locationType !== '' && !isRemote(job)

/** Returns the place of work; for a remote job, the country where applicants have to live. */
const place = (job: Job) => ({
  ...(isRemote(job) && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: company.country } as const,
  }),
  ...(isAtOffice(job) && { jobLocation: { '@type': 'Place', address: officeAddress } as const }),
})

const pay = ({ from, to, currency, period }: NonNullable<Job['salary']>) =>
  ({
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: period.toUpperCase() },
  }) as const

const paragraph = (...lines: readonly string[]) => `<p>${lines.map(xml).join('<br>')}</p>`

const list = (title: string, points: readonly string[] = []) =>
  points.length > 0 ? `${paragraph(title)}<ul>${points.map(point => `<li>${xml(point)}</li>`).join('')}</ul>` : ''

/** Returns the full job as HTML, with the texts of its page. Search engines keep paragraphs, breaks and lists. */
const description = (job: Job, { facts, duties, requirements, niceToHave }: JobTexts) =>
  [
    paragraph(job.description),
    list(duties, job.duties),
    list(requirements, job.requirements),
    list(niceToHave, job.niceToHave),
    job.employmentType ? paragraph(facts.employment, texts.kinds[job.employmentType]) : '',
    job.salary ? paragraph(facts.salary, salaryLine(job.salary)) : '',
    isAtOffice(job) ? paragraph(facts.office, company.addressLine) : '',
  ].join('')

/**
 * Returns the node of an open job, only for its own page, not for the list (docs/specification/everywhere.md#heads). It claims nothing
 * that the data does not contain. A job without a posting date has no node, because search engines refuse it.
 */
export const jobNodes = (job: Job, words: JobTexts): Nodes =>
  job.posted === undefined
    ? []
    : [
        {
          '@type': 'JobPosting',
          '@id': nodeId(jobPath(job), 'job'),
          title: job.title,
          description: description(job, words),
          url: absolute(jobPath(job)),
          identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.id) },
          hiringOrganization: refer(ids.organization),
          ...place(job),
          datePosted: job.posted,
          // A closing day ends with the UTC day (api/open-jobs.ts).
          ...(job.closes && { validThrough: `${job.closes}T23:59:59Z` }),
          ...(job.employmentType && { employmentType: employment[job.employmentType] }),
          ...(job.salary && { baseSalary: pay(job.salary) }),
          directApply: job.applyLink.startsWith('/'),
          mainEntityOfPage: subjectOf(jobPath(job)),
        } satisfies JobPosting,
      ]

export const head: HeadOf<'job'> = (_, words, { jobs }) => {
  const { id, name, closed } = words
  const job = jobs.find(entry => String(entry.id) === id)
  return job
    ? { ...jobHead(job), label: name, feeds: feedsOf('careers'), structuredData: jobNodes(job, words) }
    : { title: `${name} | ${company.name}`, label: name, description: `${name}: ${closed.lead}`, isUnlisted: true }
}
