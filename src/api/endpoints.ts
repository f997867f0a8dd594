/** The receiving side of the contract: which form a submission comes from, by its path and, where forms share one, its category. */
import { application } from './forms/application.ts'
import { contact } from './forms/contact.ts'
import type { Form } from './forms/form.ts'
import { newsletter } from './forms/newsletter.ts'
import { partnership, partnershipCategory } from './forms/partnership.ts'
import { support } from './forms/support.ts'

type Values = Readonly<Record<string, unknown>>

interface Endpoint {
  readonly path: Form['path']
  /** The form that values come from. */
  readonly formOf: (values: Values) => Form
}

function messageForm({ category }: Values): Form {
  if (category === undefined) return contact
  return category === partnershipCategory ? partnership : support
}

/** Everything that is sent to the API, by the last part of its path. */
export const endpoints = {
  contact: { path: contact.path, formOf: messageForm },
  'job-apply': { path: application.path, formOf: () => application },
  newsletter: { path: newsletter.path, formOf: () => newsletter },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** The form that a submission comes from. */
export const formOf = (endpoint: EndpointName, values: Values): Form => endpoints[endpoint].formOf(values)

/** The fields of all submissions that are kept; a subscription is an address, and no submission. */
export const keptFields: readonly string[] = [
  ...new Set([contact, support, partnership, application].flatMap(({ sentFields }) => sentFields)),
]
