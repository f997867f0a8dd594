/**
 * How submissions go over the network, once, so that a form and the replay of what waited cannot drift apart. Values go
 * exactly as they were typed.
 * Source: first specification document, sections 7 and 8; design: the partnership form and the newsletter.
 */
import { applicationValues, type FormName, partnershipValues, supportValues, type TypedValues } from './form-values.ts'
import type { ApplicationValues } from './schemas.ts'
import { partnershipContact, submissions } from './submissions.ts'

/** How a submission is put on the wire. */
export interface Wire {
  readonly baseUrl?: string
  /** Makes a repeated attempt arrive once. */
  readonly idempotencyKey?: string | undefined
}

/** A submission as it goes over the network. */
export interface Outgoing {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData
}

/** Milliseconds until a submission without a file counts as lost, and one with a file. */
const timeouts = { text: 30_000, file: 300_000 } as const

/** Milliseconds until a submission counts as lost. */
export const timeLimit = ({ body }: Outgoing) => (typeof body === 'string' ? timeouts.text : timeouts.file)

const keyHeader = (key?: string): Record<string, string> => (key ? { 'Idempotency-Key': key } : {})

/** A JSON submission as a request. */
export const jsonRequest = (
  name: 'contact' | 'newsletter',
  values: object,
  { baseUrl = '', idempotencyKey }: Wire = {},
): Outgoing => ({
  url: `${baseUrl}${submissions[name].path}`,
  headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...keyHeader(idempotencyKey) },
  body: JSON.stringify(values),
})

/** A job application as a multipart request with exactly the specified fields; the browser adds the boundary. */
export function applicationRequest(
  values: ApplicationValues,
  resume: File,
  { baseUrl = '', idempotencyKey }: Wire = {},
): Outgoing {
  const body = new FormData()
  for (const field of ['fullName', 'email', 'phone', 'linkedinProfile', 'portfolioUrl', 'coverLetter'] as const) {
    body.append(field, values[field])
  }
  body.append('resume', resume, resume.name)
  return {
    url: `${baseUrl}${submissions['job-apply'].path}`,
    headers: { Accept: 'application/json', ...keyHeader(idempotencyKey) },
    body,
  }
}

/** A form's values, which were checked before, as a request. Throws a `TypeError` for an application without a resume. */
export function formRequest(form: FormName, values: TypedValues, resume: File | undefined, wire: Wire): Outgoing {
  switch (form) {
    case 'contact-form':
      return jsonRequest('contact', values, wire)
    case 'support-form':
      return jsonRequest('contact', supportValues(values), wire)
    case 'partnership-form':
      return jsonRequest('contact', partnershipContact(partnershipValues(values)), wire)
    case 'newsletter-form':
      return jsonRequest('newsletter', values, wire)
    case 'application-form':
      if (!resume) throw new TypeError('application-form has no resume: check the values before they are sent')
      return applicationRequest(applicationValues(values), resume, wire)
  }
}

const message = { refused: 'Failed to send message.', lost: 'Failed to send message. Please try again.' }
const application = 'Failed to submit application.'
const newsletter = 'The subscription did not work. Please try again.'

/** What a form says when the server refuses without a reason, and when nothing comes back. */
export const failures: Readonly<Record<FormName, { readonly refused: string; readonly lost: string }>> = {
  'contact-form': message,
  'support-form': message,
  'partnership-form': message,
  'application-form': { refused: application, lost: application },
  'newsletter-form': { refused: newsletter, lost: newsletter },
}

/** The `error` text in a JSON answer; nothing for any other body. */
export function errorText(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' &&
      answer !== null &&
      'error' in answer &&
      typeof answer.error === 'string' &&
      answer.error !== ''
      ? answer.error
      : undefined
  } catch {
    return undefined
  }
}
