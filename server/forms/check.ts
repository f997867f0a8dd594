import { type EndpointName, formOf } from '#api/endpoints.ts'
import type { FormName } from '#api/submission.ts'
import { Refusal } from '#server/limits/refusal.ts'
import { canBeMailed } from '#server/mail/messages.ts'
import type { NewSubmission, SubmissionFile } from '#server/storage/index.ts'

/** The longest address that mail can reach (RFC 5321 section 4.5.3.1.3). */
const longestAddress = 254

/** The longest text of a field that has one line, in characters. */
const longestText = 5000

const severalLines = new Set(['message', 'coverLetter'])

const cannotBeStored = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Who reads what a form sends. */
const kindOf: Readonly<Record<FormName, NewSubmission['kind']>> = {
  'contact-form': 'contact',
  'support-form': 'support',
  'partnership-form': 'partnership',
  'application-form': 'careers',
  'newsletter-form': 'newsletter',
}

/** What came with a form. */
export interface ReceivedForm {
  readonly form: EndpointName
  readonly fields: Readonly<Record<string, unknown>>
  readonly file?: SubmissionFile | undefined
  /** Whether the browser sent it by itself. */
  readonly htmlForm: boolean
  readonly key: string | undefined
}

/** A submission as it can be stored. Throws a `Refusal` for one that does not fit. */
export function checkForm({ form, fields, file, htmlForm, key }: ReceivedForm): NewSubmission {
  const refuse = (problem: string | undefined) => {
    if (problem) throw new Refusal(400, problem)
  }
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) refuse('The Idempotency-Key is not a key.')
  if (file && form !== 'job-apply') refuse('This form takes no file.')
  const { name: formName, check, checkSent } = formOf(form, fields)
  const result = (htmlForm ? check : checkSent)(fields, file && { name: file.name, size: file.size })
  if ('problems' in result) {
    const problems = Object.values(result.problems)
    // A page shows all of them; scripts have shown them beside the fields before they send.
    throw new Refusal(400, `${(htmlForm ? problems : problems.slice(0, 1)).join('. ')}.`)
  }
  const texts = result.fields
  if (Object.values(texts).some(cannotBeStored)) refuse('There is a character that cannot be kept.')
  for (const [name, text] of Object.entries(texts))
    if (!severalLines.has(name) && text.length > longestText)
      refuse(`The field ${name} is longer than ${longestText} characters.`)
  if ((texts.email ?? '').trim().length > longestAddress)
    refuse(`The email address is longer than ${longestAddress} characters.`)
  // Without a mail that can be answered nobody gets on the list.
  if (form === 'newsletter' && !canBeMailed((texts.email ?? '').trim())) refuse('No mail can be sent to this address.')
  return { kind: kindOf[formName], form, key, fields: texts, ...(file && { file }) }
}
