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

/** An application's values with the job that it is for, as the first line of the letter: no field names it. */
export function forJob(title: string | undefined, values: TypedValues): TypedValues {
  const { coverLetter = '' } = values
  if (!title || coverLetter.split('\n')[0] === title) return values
  return { ...values, coverLetter: coverLetter ? `${title}\n${coverLetter}` : title }
}

/** The application's values as the contract wants them: every field, without the file. */
export const applicationValues = (values: TypedValues) => ({
  fullName: values.fullName ?? '',
  email: values.email ?? '',
  phone: values.phone ?? '',
  linkedinProfile: values.linkedinProfile ?? '',
  portfolioUrl: values.portfolioUrl ?? '',
  coverLetter: values.coverLetter ?? '',
})
