import { partnershipValues, supportValues, type TypedValues } from './form-values.ts'
import { partnershipContact, type SubmissionName } from './submissions.ts'

/** A form that was sent without scripts: what its own fields have to be, and the submission that scripts would have made of them. */
export interface PlainForm {
  readonly schema: SubmissionName | 'partnership'
  readonly submission: Readonly<Record<string, unknown>>
}

/** Knows the forms that share one path by their fields. */
export function plainForm(name: SubmissionName, fields: TypedValues): PlainForm {
  if (name === 'contact' && 'goals' in fields)
    return { schema: 'partnership', submission: partnershipContact(partnershipValues(fields)) }
  return { schema: name, submission: name === 'contact' && 'category' in fields ? supportValues(fields) : fields }
}
