import texts from '#generated/texts/forms/application.json' with { type: 'json' }
import { email, fieldsOf, optional, optionalText, required, webAddress } from './fields.ts'
import { type ChosenFile, defineForm } from './form.ts'
import type { Fields } from './submission.ts'

const megabyte = 1024 * 1024

/** Maximum size of a resume, in bytes. */
export const resumeLimit = 10 * megabyte
/** Maximum size of a request body with a resume, in bytes; includes the other fields and the multipart overhead. */
export const applicationLimit = resumeLimit + 2 * megabyte
export const resumeTypes = ['.pdf', '.doc', '.docx'] as const

/** The error message for a chosen file; `undefined` when it is valid. */
function resumeProblem(file?: ChosenFile): string | undefined {
  if (!file || (file.name === '' && file.size === 0)) return texts.chooseResume
  const name = file.name.toLowerCase()
  if (!resumeTypes.some(type => name.endsWith(type))) return texts.resumeType
  if (file.size === 0) return texts.resumeEmpty
  if (file.size > resumeLimit) return texts.resumeLarge
  return undefined
}

/** Adds the job's title as the first line of the cover letter, because the form has no field for it. */
export function forJob(title: string | undefined, values: Fields): Fields {
  const { coverLetter = '' } = values
  if (!title || coverLetter.split('\n')[0] === title) return values
  return { ...values, coverLetter: coverLetter ? `${title}\n${coverLetter}` : title }
}

/** The job that `forJob` has added, one of `titles`; empty when the first line is any other, such as a greeting. */
export function jobIn({ coverLetter = '' }: Fields, titles: readonly string[]): string {
  const [first = ''] = coverLetter.split('\n', 1)
  return titles.includes(first.trim()) ? first.trim() : ''
}

/** The application form (docs/specification/forms.md#forms). */
export const application = defineForm({
  name: 'application-form',
  path: '/api/job-apply',
  timeout: 300_000,
  failure: { refused: texts.failed, lost: texts.failed },
  schema: fieldsOf({
    fullName: required(texts.enterName),
    email,
    phone: optional(texts.enterPhone),
    linkedinProfile: webAddress(texts.enterLinkedin),
    portfolioUrl: webAddress(texts.enterPortfolio),
    coverLetter: optionalText(texts.enterCoverLetter),
  }),
  fileProblem: resumeProblem,
})
