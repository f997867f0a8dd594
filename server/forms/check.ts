import { jobIn } from '#forms/application.ts'
import { type EndpointName, formOf } from '#forms/endpoints.ts'
import type { FormName } from '#forms/submission.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { limits, Refusal } from '#server/limits/limits.ts'
import { canBeMailed } from '#server/mail/messages.ts'
import type { NewSubmission, SubmissionFile } from '#server/storage/index.ts'

const cannotBeStored = (text: string) => text.includes('\0') || !text.isWellFormed()

/** The kind of submission that each form creates; it decides which mailbox is notified. */
const kindOf: Readonly<Record<FormName, NewSubmission['kind']>> = {
  'contact-form': 'contact',
  'support-form': 'support',
  'partnership-form': 'partnership',
  'application-form': 'careers',
  'newsletter-form': 'newsletter',
}

export interface ReceivedForm {
  readonly form: EndpointName
  readonly fields: Readonly<Record<string, unknown>>
  readonly file?: SubmissionFile | undefined
  /** Whether the browser submitted it without scripts. */
  readonly htmlForm: boolean
  readonly key: string | undefined
}

/** Validates a received form; `jobs` are the titles that an application may be for. Throws a `Refusal` when it is invalid. */
export function checkForm(
  { form, fields, file, htmlForm, key }: ReceivedForm,
  jobs: () => readonly string[],
): NewSubmission {
  const refuse = (problem: string | undefined) => {
    if (problem) throw new Refusal(400, problem)
  }
  if (key !== undefined && (key.length > limits.key || !/^[\x21-\x7e]+$/.test(key)))
    refuse('The Idempotency-Key is not a key.')
  if (file && form !== 'job-apply') refuse('This form takes no file.')
  const { name: formName, check, checkSent } = formOf(form, fields)
  const result = (htmlForm ? check : checkSent)(fields, file && { name: file.name, size: file.size })
  if ('problems' in result) {
    const problems = Object.values(result.problems)
    // The HTML page shows every problem. Scripts validate before they send, so one is enough for them.
    throw new Refusal(400, `${(htmlForm ? problems : problems.slice(0, 1)).join('. ')}.`)
  }
  const values = result.fields
  if (Object.values(values).some(cannotBeStored)) refuse(texts.character)
  // A subscription needs a confirmation mail, so the address has to be deliverable.
  if (form === 'newsletter' && !canBeMailed((values.email ?? '').trim())) refuse(texts.unmailable)
  const job = form === 'job-apply' ? { job: jobIn(values, jobs()) } : {}
  return { kind: kindOf[formName], form, key, fields: values, ...job, ...(file && { file }) }
}
