/** Schemas of form fields, with their error messages. */

import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import type { honeypotField } from './submission.ts'

/** An object with exactly these fields. None may have the name of the honeypot: filled in, it would not be stored. */
export const fieldsOf = <Entries extends v.ObjectEntries & { readonly [Name in typeof honeypotField]?: never }>(
  entries: Entries,
) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === 'never' ? `Unknown field: ${received.slice(1, -1).slice(0, 100)}` : 'Send an object',
  )

/** Characters that break a line in terminals, mail programs or spreadsheets (Unicode UAX 14, classes BK, CR, LF and NL). */
const lineEnd = /[\n\v\f\r\x85\u2028\u2029]/

/** Maximum lengths in characters; of an address by RFC 5321 section 4.5.3.1.3. */
export const longest = { text: 20_000, line: 5000, address: 254 } as const

/** Limits a length. It comes before every other check, so that none of them sees a text of any length. */
const atMost = (limit: number, message: string) =>
  v.maxLength<string, number, string>(limit, fill(texts.atMost, { message, limit }))

/** Requires a single line: a line break could fake another field in a listing. */
const oneLine = (message: string) =>
  v.check<string, string>(value => !lineEnd.test(value), fill(texts.oneLine, { message }))

/** Required text of any number of lines; not only whitespace. */
export const requiredText = (message: string, limit: number = longest.text) =>
  v.pipe(
    v.optional(v.string(message), ''),
    atMost(limit, message),
    v.check(value => value.trim() !== '', message),
  )

/** Optional text of any number of lines. */
export const optionalText = (message: string) =>
  v.optional(v.pipe(v.string('Send text'), atMost(longest.text, message)), '')

/** Required single line. */
export const required = (message: string) => v.pipe(requiredText(message, longest.line), oneLine(message))

/** Optional single line. */
export const optional = (message: string) =>
  v.optional(v.pipe(v.string('Send text'), atMost(longest.line, message), oneLine(message)), '')

/** An email address: text, an @, text, no whitespace. Only a mail can verify that an address exists. */
export const email = v.pipe(
  requiredText(texts.enterEmail, longest.address),
  oneLine(texts.enterEmail),
  v.check(value => /^[^\s@]+@[^\s@]+$/.test(value.trim()), texts.emailForm),
)

/** A last label of at least two letters, which dates and `e.g.` do not have. */
const domain = /^[a-z][a-z0-9-]+$/

/** Whether a text is a web address. The scheme may be missing, but the host needs a dot. */
function isWebAddress(text: string): boolean {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const [typed = ''] = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1)
  // Names in other scripts are encoded in quadratic time; a host has 253 characters (RFC 1035), and a port five.
  if (typed.length > 260) return false
  // What a browser would drop or decode: a user, spaces, a backslash, percent encoding.
  if (/[\s\\@%]/.test(typed)) return false
  try {
    const { hostname } = new URL(address)
    const labels = hostname.replace(/\.$/, '').split('.')
    // The numbers of an IPv4 address as typed: a browser also reads `12.5` as one.
    const isNumber = typed.split(':', 1)[0] === hostname && labels.length === 4
    return labels.length > 1 && !labels.includes('') && (domain.test(labels.at(-1) ?? '') || isNumber)
  } catch {
    return false
  }
}

/** An optional URL, sent as typed. */
export const webAddress = (message: string) =>
  v.pipe(
    optional(message),
    v.check(value => value.trim() === '' || isWebAddress(value.trim()), message),
  )
