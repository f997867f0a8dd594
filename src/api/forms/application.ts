import type { Fields } from '#api/submission.ts'
import { email, fieldsOf, optional, optionalText, required } from './fields.ts'
import { type ChosenFile, defineForm } from './form.ts'
import { webAddress } from './web-address.ts'

const megabyte = 1024 * 1024

/** Largest resume in bytes. */
export const resumeLimit = 10 * megabyte
/** Largest application in bytes, with what was typed and how it is packed. */
export const applicationLimit = resumeLimit + 2 * megabyte
export const resumeTypes = ['.pdf', '.doc', '.docx'] as const

/** What is wrong with a resume, in words for the visitor; nothing when it can be sent. */
export function resumeProblem(file?: ChosenFile): string | undefined {
  if (!file || (file.name === '' && file.size === 0)) return 'Choose your resume'
  const name = file.name.toLowerCase()
  if (!resumeTypes.some(type => name.endsWith(type))) return 'The resume has to be a PDF, DOC or DOCX file'
  if (file.size === 0) return 'The resume is empty: choose another file'
  if (file.size > resumeLimit) return 'The resume is larger than 10 MB'
  return undefined
}

export const applicationSchema = fieldsOf({
  fullName: required('Enter your full name'),
  email,
  phone: optional('Enter your phone number'),
  linkedinProfile: webAddress('Enter an address like linkedin.com/in/your-name'),
  portfolioUrl: webAddress('Enter an address like your-site.example'),
  coverLetter: optionalText,
})

/** An application's values with the job that it is for, as the first line of the letter: no field names it. */
export function forJob(title: string | undefined, values: Fields): Fields {
  const { coverLetter = '' } = values
  if (!title || coverLetter.split('\n')[0] === title) return values
  return { ...values, coverLetter: coverLetter ? `${title}\n${coverLetter}` : title }
}

const failed = 'Failed to submit application.'

/** The careers application, sent with its file (docs/specification.md#forms). */
export const application = defineForm({
  name: 'application-form',
  path: '/api/job-apply',
  timeout: 300_000,
  failure: { refused: failed, lost: failed },
  schema: applicationSchema,
  fileProblem: resumeProblem,
})
