/** The receiving side of the contract, for whoever answers: what each path takes, from scripts and from plain forms. */
import * as v from 'valibot'
import { application } from './forms/application.ts'
import { contact, contactSchema } from './forms/contact.ts'
import { fieldsOf } from './forms/fields.ts'
import { type Check, type Form, read } from './forms/form.ts'
import { newsletter } from './forms/newsletter.ts'
import { partnership } from './forms/partnership.ts'
import { support } from './forms/support.ts'

interface Endpoint {
  readonly path: Form['path']
  /** Holds what scripts have sent against the contract. */
  readonly check: Check
  /** Holds what a form without scripts has sent, as it was typed, against the contract; gives the fields that scripts would have sent. */
  readonly checkPlain: Check
}

/** Messages come from three forms; those of two have a category. */
const messageSchema = fieldsOf({ ...contactSchema.entries, category: v.exactOptional(v.string('Send text')) })

const checkMessage: Check = values => read(messageSchema, values)

/** Each form is known by a field that only it has. */
const checkPlainMessage: Check = values =>
  ('goals' in values ? partnership : 'category' in values ? support : contact).check(values)

const { check: checkApplication } = application
const { check: checkNewsletter } = newsletter

/** Everything that is sent to the API, by the last part of its path. */
export const endpoints = {
  contact: { path: contact.path, check: checkMessage, checkPlain: checkPlainMessage },
  'job-apply': { path: application.path, check: checkApplication, checkPlain: checkApplication },
  newsletter: { path: newsletter.path, check: checkNewsletter, checkPlain: checkNewsletter },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
