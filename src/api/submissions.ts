/**
 * What visitors send: where it goes and how it is put on the wire, once, so that a form and a later replay cannot drift
 * apart. Values go exactly as they were typed. What they have to be stands in `schemas.ts`.
 * Source: first specification document, section 7; design: the partnership form and the newsletter.
 */
import type { ApplicationValues, ContactValues, PartnershipValues } from './schemas.ts'

/** Largest resume in bytes. */
export const resumeLimit = 10 * 1024 * 1024
export const resumeTypes = ['.pdf', '.doc', '.docx'] as const
export const supportCategories = ['general', 'technical', 'billing', 'feature', 'bug', 'other'] as const
export const partnershipTypes = ['reseller', 'integration', 'strategic alliance', 'other'] as const

/** Where each submission goes. */
export const submissions = {
  contact: { path: '/api/contact' },
  'job-apply': { path: '/api/job-apply' },
  newsletter: { path: '/api/newsletter' },
} as const

export type SubmissionName = keyof typeof submissions

/** What is wrong with a resume, in words for the visitor; nothing when it can be sent. */
export function resumeProblem(file: { name: string; size: number } | undefined): string | undefined {
  if (!file || (file.name === '' && file.size === 0)) return 'Choose your resume'
  const name = file.name.toLowerCase()
  if (!resumeTypes.some(type => name.endsWith(type))) return 'The resume has to be a PDF, DOC or DOCX file'
  if (file.size === 0) return 'The resume is empty: choose another file'
  if (file.size > resumeLimit) return 'The resume is larger than 10 MB'
  return undefined
}

/** The subject that a support request is sent with (first specification document, section 7). */
export const supportSubject = ({ subject = '', category = '' }: { subject?: string; category?: string }) =>
  subject.trim() !== '' ? subject : category || 'Support Request'

/** The partnership form as the contact submission that it is sent as (design: the partnership form). */
export const partnershipContact = ({
  fullName,
  company,
  email: address,
  phone,
  type,
  goals,
}: PartnershipValues): ContactValues => ({
  name: fullName,
  email: address,
  subject: `Partnership: ${type}`,
  category: 'partnership',
  message: `Company: ${company}\nPhone: ${phone || 'not given'}\n\n${goals}`,
})

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
