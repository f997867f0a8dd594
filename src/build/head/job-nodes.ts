import type { Job } from '#api/contract.ts'
import { company } from '#site/company.ts'
import { jobPath } from '#site/map/families.ts'
import { absolute } from './address.ts'
import { ids, type Nodes, nodeId, refer, subjectOf } from './ids.ts'
import { cityAddress } from './organization.ts'

/**
 * One open job; only on its own page, never on the list (docs/specification.md#heads). Jobs have neither a day of posting nor a
 * kind of employment (docs/specification.md#lists), so none is claimed.
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
    jobLocation: { '@type': 'Place', address: cityAddress },
    ...(job.locationType === 'Remote' && { jobLocationType: 'TELECOMMUTE' }),
    mainEntityOfPage: subjectOf(jobPath(job)),
  },
]
