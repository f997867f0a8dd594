/** Schemas of form fields, with their error messages. */

import * as v from 'valibot'
import texts from '#content/texts/forms/common.json' with { type: 'json' }

/** An object with exactly these fields. */
export const fieldsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === 'never' ? `Unknown field: ${received.slice(1, -1).slice(0, 100)}` : 'Send an object',
  )

/** Characters that break a line in terminals, mail programs or spreadsheets (Unicode UAX 14, classes BK, CR, LF and NL). */
const lineEnd = /[\n\v\f\r\x85\u2028\u2029]/

/** Requires a single line: a line break could fake another field in a listing. */
const oneLine = (message: string) => v.check<string, string>(value => !lineEnd.test(value), `${message} on one line`)

/** Required text of any number of lines; not only whitespace. */
export const requiredText = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ''),
    v.check(value => value.trim() !== '', message),
  )

/** Optional text of any number of lines. */
export const optionalText = v.optional(v.string('Send text'), '')

/** Required single line. */
export const required = (message: string) => v.pipe(requiredText(message), oneLine(message))

/** Optional single line. */
export const optional = (message: string) => v.optional(v.pipe(v.string('Send text'), oneLine(message)), '')

/** An email address: text, an @, text, no whitespace. Only a mail can verify that an address exists. */
export const email = v.pipe(required(texts.enterEmail), v.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, texts.emailForm))

/** A host name whose last label has at least two letters (excludes dates and `e.g.`), or an IPv4 address. */
const host = String.raw`(([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+\.?|\d{1,3}(\.\d{1,3}){3})`

const url = new RegExp(String.raw`^\s*((https?:\/\/)?${host}(:\d+)?([\/?#].*)?)?\s*$`, 'iu')

/** An optional URL, sent as typed. The scheme may be missing, but the host needs a dot. */
export const webAddress = (message: string) => v.pipe(optional(message), v.regex(url, message))
