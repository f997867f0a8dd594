/** The fields that forms are made of: what they have to be, and the message beside one that is not. */

import * as v from 'valibot'
import texts from '#content/texts/forms/common.json' with { type: 'json' }

/** Fields by name, and no others. */
export const fieldsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === 'never' ? `Unknown field: ${received.slice(1, -1).slice(0, 100)}` : 'Send an object',
  )

/** What ends a line somewhere: a terminal, a mail program, a spreadsheet (Unicode UAX 14, classes BK, CR, LF and NL). */
const lineEnd = /[\n\v\f\r\x85\u2028\u2029]/

/** Text of one line: a line end in it would look like another field where the fields are listed. */
const oneLine = (message: string) => v.check<string, string>(value => !lineEnd.test(value), `${message} on one line`)

/** Text of any number of lines that says something: spaces alone do not. */
export const requiredText = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ''),
    v.check(value => value.trim() !== '', message),
  )

/** Text of any number of lines that may be left out. */
export const optionalText = v.optional(v.string('Send text'), '')

/** One line that says something. */
export const required = (message: string) => v.pipe(requiredText(message), oneLine(message))

/** One line that may be left out. */
export const optional = (message: string) => v.optional(v.pipe(v.string('Send text'), oneLine(message)), '')

/** Something, an @, something, and no spaces: whether an address exists, only a letter to it can tell. */
export const email = v.pipe(required(texts.enterEmail), v.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, texts.emailForm))
