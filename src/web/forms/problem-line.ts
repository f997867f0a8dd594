import type { Problems } from '#api/forms/form.ts'
import type { Fields } from '#api/submission.ts'
import texts from '#content/texts/forms/common.json' with { type: 'json' }

/** The one line for a field that holds something wrong; any other field says it in its own words. */
const lines: Readonly<Record<string, string>> = {
  email: texts.checkEmail,
  linkedinProfile: texts.checkLinkedin,
  portfolioUrl: texts.checkPortfolio,
}

/** The one line for all that is wrong with a form: `missing` when something is empty, else what to look at. */
export function problemLine(problems: Problems, values: Fields, file: File | undefined, missing: string): string {
  const isEmpty = (field: string) => (field === 'resume' ? !file : !values[field]?.trim())
  const [[field, message] = ['', ''], ...more] = Object.entries(problems)
  if (Object.keys(problems).some(isEmpty)) return missing
  return more.length > 0 ? texts.checkMarked : (lines[field] ?? `${message}.`)
}
