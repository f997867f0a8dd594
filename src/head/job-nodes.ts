import type { Job } from '#api/contract.ts'
import { company } from '#company.ts'
import type { PagePath } from '#site-map/index.ts'
import { type Graph, ids } from './graph.ts'

/** One open job as structured data; only on its own page, never on the list (design: JobPosting). */
export const jobNodes = (path: PagePath, job: Job): Graph => [
  {
    '@type': 'JobPosting',
    '@id': `${company.siteUrl}${path}#job`,
    title: job.title,
    description: job.description,
    hiringOrganization: { '@id': ids.organization },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address.street,
        addressLocality: company.city,
        postalCode: company.address.postalCode,
        addressCountry: company.countryCode,
      },
    },
    ...(job.locationType === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: company.country },
    }),
  },
]
