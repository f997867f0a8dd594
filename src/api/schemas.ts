/**
 * What visitors send, as schemas: the forms' inline messages, the mock's refusals and the types come from them. Apart from
 * the requests (`submissions.ts`), so that a form loads them only when it is sent.
 * Source: first specification document, section 5; second document, section 5.
 */
import * as v from 'valibot'

const required = (message: string) =>
  v.pipe(
    v.string(message),
    v.check(value => value.trim() !== '', message),
  )
const optional = v.optional(v.string('expected text'), '')

/** Something, an @, something, and no spaces: whether an address exists, only a letter to it can tell. */
const email = v.pipe(
  required('Enter your email address'),
  v.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, 'Enter an email address like name@example.com'),
)

const contact = v.strictObject({
  name: required('Enter your name'),
  email,
  subject: required('Enter a subject'),
  message: required('Enter your message'),
  category: v.optional(v.string('expected text')),
})

const application = v.strictObject({
  fullName: required('Enter your full name'),
  email,
  phone: optional,
  linkedinProfile: optional,
  portfolioUrl: optional,
  coverLetter: optional,
})

/** The partnership form as typed (second specification document, section 5). */
const partnership = v.strictObject({
  fullName: required('Enter your full name'),
  company: required('Enter the name of your company'),
  email,
  phone: optional,
  type: required('Choose a type of partnership'),
  goals: required('Tell us your goals'),
})

/** The schema of each form's values, by name. */
export const schemas = {
  contact,
  'job-apply': application,
  newsletter: v.strictObject({ email }),
  partnership,
} as const

export type ContactValues = v.InferOutput<typeof contact>
export type ApplicationValues = v.InferOutput<typeof application>
export type PartnershipValues = v.InferOutput<typeof partnership>

/** A message for each field that is not right, by field name; empty when all are. */
export function fieldErrors(form: keyof typeof schemas, values: unknown): Record<string, string> {
  const result = v.safeParse(schemas[form], values)
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const { path, message } of result.issues) {
    const name = String(path?.[0]?.key ?? '')
    errors[name] ??= message
  }
  return errors
}
