/** The endpoints that receive forms. */
import { application } from './application.ts'
import { contact } from './contact.ts'
import type { Form } from './form.ts'
import { newsletter } from './newsletter.ts'
import { partnership, partnershipCategory } from './partnership.ts'
import { support } from './support.ts'

/** Endpoints by the last segment of their path, each with its form. */
export const endpoints = { contact, 'job-apply': application, newsletter } as const

export type EndpointName = keyof typeof endpoints

/** The form of a submission. Those that share the path of the contact form are distinguished by their category. */
export function formOf(endpoint: EndpointName, { category }: Readonly<Record<string, unknown>>): Form {
  if (endpoint !== 'contact' || category === undefined) return endpoints[endpoint]
  return category === partnershipCategory ? partnership : support
}

/** The fields of all stored submissions; newsletter subscriptions are not submissions. */
export const keptFields: readonly string[] = [
  ...new Set([contact, support, partnership, application].flatMap(({ sentFields }) => sentFields)),
]
