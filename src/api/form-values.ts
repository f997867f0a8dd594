import { supportSubject } from './submissions.ts'

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
