/** Texts, lists and days: what schemas of every file of the content are made of. */
import * as v from 'valibot'

/** An optional key: left out, never `null`. */
export const maybe = v.exactOptional

/** Tags would be shown as they are typed, and characters that control a terminal break feeds. */
export const isPlain = (value: string) => !/<\/?[a-z][^>]*>/i.test(value) && !/[^\P{Cc}\t\n\r]/u.test(value)

export const plainText = 'expected plain text, without HTML and control characters'

/** Plain text of at most `most` characters. */
export const text = (most = 1200) =>
  v.pipe(
    v.string('expected text'),
    v.check(value => value.trim() !== '', 'expected text that is not empty'),
    v.check(isPlain, plainText),
    v.maxLength(most, ({ input }) => `expected at most ${most} characters, found ${input.length}`),
  )

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

/** A list with a number of entries that its place can bear. */
export const list = <Entry extends v.GenericSchema>(entry: Entry, least = 1, most = 60) =>
  v.pipe(
    v.array(entry, 'expected a list'),
    v.minLength(least, ({ input }) => `expected at least ${counted(least)}, found ${input.length}`),
    v.maxLength(most, ({ input }) => `expected at most ${counted(most)}, found ${input.length}`),
  )

/** One of some names. */
export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `expected one of ${names.length > 12 ? `${names.slice(0, 12).join(', ')} ...` : names.join(', ')}`)

/** An address elsewhere. */
export const url = v.pipe(v.string('expected an address'), v.regex(/^https?:\/\/\S+$/, 'expected an address that begins with https://'))

/** A segment of an address: small letters, digits and hyphens. */
export const slug = v.pipe(v.string('expected a name for an address'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens'))

/** What a schema says that takes an address of this site. */
export const pageAddress = 'expected the address of a page of this site'

/** One of several forms, chosen by the value, so that a fault names what is wrong in that form; `forms` are for editors. */
export const formOf = <Output>(forms: readonly v.GenericSchema<unknown, Output>[], choose: (input: unknown) => v.GenericSchema<unknown, Output>) =>
  Object.assign(v.lazy(choose), { forms })
