/**
 * What each form of the site sends, from the values of its fields: the form itself and a later replay of what waited for
 * the network both make their request here.
 * Source: first specification document, sections 5, 7 and 8; design: the partnership form and the newsletter.
 */
import {
  applicationRequest,
  jsonRequest,
  type Outgoing,
  partnershipContact,
  supportSubject,
  type Wire,
} from './submissions.ts'

/** The fields of a form as they were typed, by name, without files. */
export type TypedValues = Readonly<Record<string, string>>

/** A form by the id of its element. */
export type FormName = 'contact-form' | 'support-form' | 'partnership-form' | 'application-form' | 'newsletter-form'

/** A form whose submission may wait for the network. */
export type QueuedForm = Exclude<FormName, 'newsletter-form'>

/** The support form's values with the subject that they are sent with. */
export const supportValues = (values: TypedValues) => ({ ...values, subject: supportSubject(values) })

/** The partnership form's values as the contract wants them: every field. */
export const partnershipValues = (values: TypedValues) => ({
  fullName: values.fullName ?? '',
  company: values.company ?? '',
  email: values.email ?? '',
  phone: values.phone ?? '',
  type: values.type ?? '',
  goals: values.goals ?? '',
})

/** The application's values as the contract wants them: every field, without the file. */
export const applicationValues = (values: TypedValues) => ({
  fullName: values.fullName ?? '',
  email: values.email ?? '',
  phone: values.phone ?? '',
  linkedinProfile: values.linkedinProfile ?? '',
  portfolioUrl: values.portfolioUrl ?? '',
  coverLetter: values.coverLetter ?? '',
})

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
