/** The endpoints that receive forms. Forms that share a path are distinguished by their category. */
import { application } from './application.ts'
import { contact } from './contact.ts'
import type { Form } from './form.ts'
import { newsletter } from './newsletter.ts'
import { partnership, partnershipCategory } from './partnership.ts'
import { support } from './support.ts'

type Values = Readonly<Record<string, unknown>>

interface Endpoint {
  readonly path: Form['path']
  /** Determines the form that sent the values. */
  readonly formOf: (values: Values) => Form
}

function messageForm({ category }: Values): Form {
  if (category === undefined) return contact
  return category === partnershipCategory ? partnership : support
}

/** Endpoints by the last segment of their path. */
export const endpoints = {
  contact: { path: contact.path, formOf: messageForm },
  'job-apply': { path: application.path, formOf: () => application },
  newsletter: { path: newsletter.path, formOf: () => newsletter },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** The form of a submission. */
export const formOf = (endpoint: EndpointName, values: Values): Form => endpoints[endpoint].formOf(values)

/** The fields of all stored submissions; newsletter subscriptions are not submissions. */
export const keptFields: readonly string[] = [
  ...new Set([contact, support, partnership, application].flatMap(({ sentFields }) => sentFields)),
]
