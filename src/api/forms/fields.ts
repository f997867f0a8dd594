/** The fields that forms are made of: what they have to be, and the message beside one that is not. */
import * as v from 'valibot'

/** Fields by name, and no others. */
export const fieldsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === 'never' ? `Unknown field: ${received.slice(1, -1).slice(0, 100)}` : 'Send an object',
  )

/** Text that says something: spaces alone do not. */
export const required = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ''),
    v.check(value => value.trim() !== '', message),
  )

/** Text that may be left out. */
export const optional = v.optional(v.string('Send text'), '')

/** Something, an @, something, and no spaces: whether an address exists, only a letter to it can tell. */
export const email = v.pipe(
  required('Enter your email address'),
  v.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, 'Enter an email address like name@example.com'),
)
