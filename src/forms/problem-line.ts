import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import type { Problems } from './form.ts'
import type { Fields } from './submission.ts'

/** The summary for a single wrong field; other fields use their own error. */
const lines: Readonly<Record<string, string>> = {
  email: texts.checkEmail,
  linkedinProfile: texts.checkLinkedin,
  portfolioUrl: texts.checkPortfolio,
}

/** The one-line summary of a form's errors: `missing` when a field is empty, otherwise which fields to check. */
export function problemLine(problems: Problems, values: Fields, file: File | undefined, missing: string): string {
  const isEmpty = (field: string) => (field === 'resume' ? !file : !values[field]?.trim())
  const [[field, message] = ['', ''], ...more] = Object.entries(problems)
  if (Object.keys(problems).some(isEmpty)) return missing
  return more.length > 0 ? texts.checkMarked : (lines[field] ?? `${message}.`)
}
