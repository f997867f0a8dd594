/**
 * What visitors send and where it goes. How it is put on the wire stands in `requests.ts`, what it has to be in
 * `schemas.ts`: a form loads both only when the first view is done.
 * Source: first specification document, section 7; design: the partnership form and the newsletter.
 */
import type { ContactValues, PartnershipValues } from './schemas.ts'

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
