import type { Fields } from '#api/submission.ts'
import texts from '#content/texts/forms/application.json' with { type: 'json' }
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
  if (!file || (file.name === '' && file.size === 0)) return texts.chooseResume
  const name = file.name.toLowerCase()
  if (!resumeTypes.some(type => name.endsWith(type))) return texts.resumeType
  if (file.size === 0) return texts.resumeEmpty
  if (file.size > resumeLimit) return texts.resumeLarge
  return undefined
}

export const applicationSchema = fieldsOf({
  fullName: required(texts.enterName),
  email,
  phone: optional(texts.enterPhone),
  linkedinProfile: webAddress(texts.enterLinkedin),
  portfolioUrl: webAddress(texts.enterPortfolio),
  coverLetter: optionalText,
})

/** An application's values with the job that it is for, as the first line of the letter: no field names it. */
export function forJob(title: string | undefined, values: Fields): Fields {
  const { coverLetter = '' } = values
  if (!title || coverLetter.split('\n')[0] === title) return values
  return { ...values, coverLetter: coverLetter ? `${title}\n${coverLetter}` : title }
}

/** The job that an application is for, or what its letter begins with: see `forJob`. */
export const jobOf = ({ coverLetter = '' }: Fields): string => coverLetter.split('\n')[0]?.trim() ?? ''

/** The careers application, sent with its file (docs/specification.md#forms). */
export const application = defineForm({
  name: 'application-form',
  path: '/api/job-apply',
  timeout: 300_000,
  failure: { refused: texts.failed, lost: texts.failed },
  schema: applicationSchema,
  fileProblem: resumeProblem,
})
