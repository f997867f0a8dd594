import type { JobPosting } from 'schema-dts'
import type { Job } from '#api/contract.ts'
import { company } from '#site/company.ts'
import { jobPath } from '#site/map/families.ts'
import { absolute } from './address.ts'
import { ids, type Nodes, nodeId, refer, subjectOf } from './ids.ts'
import { cityAddress } from './organization.ts'

/** Kinds of employment as search engines call them. */
const employment = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
} as const satisfies Record<NonNullable<Job['employmentType']>, string>

/** Where the job is done; of a remote one, where who applies has to live. */
const place = ({ locationType }: Job) =>
  locationType === 'Remote'
    ? ({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: company.country },
      } as const)
    : ({ jobLocation: { '@type': 'Place', address: cityAddress } } as const)

const pay = ({ from, to, currency, period }: NonNullable<Job['salary']>) =>
  ({
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: period.toUpperCase() },
  }) as const

/**
 * One open job; only on its own page, never on the list (docs/specification.md#heads). Nothing is claimed that the data does
 * not say.
 */
export const jobNodes = (job: Job): Nodes => [
  {
    '@type': 'JobPosting',
    '@id': nodeId(jobPath(job), 'job'),
    title: job.title,
    description: job.description,
    url: absolute(jobPath(job)),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.id) },
    hiringOrganization: refer(ids.organization),
    ...place(job),
    ...(job.posted && { datePosted: job.posted }),
    // A closing day ends as the UTC day does (api/open-jobs.ts).
    ...(job.closes && { validThrough: `${job.closes}T23:59:59Z` }),
    ...(job.employmentType && { employmentType: employment[job.employmentType] }),
    ...(job.salary && { baseSalary: pay(job.salary) }),
    ...(job.duties && { responsibilities: job.duties.join(' ') }),
    ...(job.requirements && { qualifications: job.requirements.join(' ') }),
    directApply: job.applyLink.startsWith('/'),
    mainEntityOfPage: subjectOf(jobPath(job)),
  } satisfies JobPosting,
]
