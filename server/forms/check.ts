import { plainForm } from '#api/plain-form.ts'
import { fieldErrors, schemas } from '#api/schemas.ts'
import type { SubmissionName } from '#api/submissions.ts'
import { Refusal } from '#server/limits/refusal.ts'
import type { Arrived, ArrivedFile } from '#server/storage/index.ts'
import type { Fields } from './read-text.ts'

/** The longest address that mail can reach (RFC 5321 section 4.5.3.1.3). */
const longestAddress = 254

/** The first thing that is wrong with a form's fields, as a sentence; nothing when they fit. */
function problemOf(form: keyof typeof schemas, fields: Readonly<Record<string, unknown>>): string | undefined {
  // By its own names: a schema's check also finds what every object inherits.
  const unknown = Object.keys(fields).find(name => !Object.hasOwn(schemas[form].entries, name))
  if (unknown !== undefined) return `Unknown field: ${unknown.slice(0, 100)}.`
  const [error] = Object.values(fieldErrors(form, { ...fields }))
  if (error) return `${error}.`
  for (const value of Object.values(fields))
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      return 'There is a character that cannot be kept.'
  return undefined
}

const asTexts = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** Who reads it. */
function kindOf(form: SubmissionName, fields: Fields): Arrived['kind'] {
  if (form === 'job-apply') return 'careers'
  if (form === 'newsletter') return 'newsletter'
  if (fields.category === 'partnership') return 'partnership'
  return fields.category === undefined ? 'contact' : 'support'
}

/** What came with a form. */
export interface Sent {
  readonly form: SubmissionName
  readonly fields: Readonly<Record<string, unknown>>
  readonly file?: ArrivedFile | undefined
  /** Whether the browser sent it by itself. */
  readonly plain: boolean
  readonly key: string | undefined
}

/** A submission as it can be stored. Throws a `Refusal` for one that does not fit. */
export function checked({ form, fields, file, plain, key }: Sent): Arrived {
  const refuse = (problem: string | undefined) => {
    if (problem) throw new Refusal(400, problem)
  }
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) refuse('The Idempotency-Key is not a key.')
  const own = plain ? plainForm(form, asTexts(fields)) : { schema: form, submission: fields }
  if (own.schema !== form) refuse(problemOf(own.schema, fields))
  refuse(problemOf(form, own.submission))
  const texts = asTexts(own.submission)
  if ((texts.email ?? '').trim().length > longestAddress)
    refuse(`The email address is longer than ${longestAddress} characters.`)
  if (form === 'job-apply' && !file) refuse('Choose your resume.')
  return { kind: kindOf(form, texts), form, key, fields: texts, ...(file && { file }) }
}
