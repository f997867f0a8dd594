/** The schemas of texts, lists, names and URLs, for all files of the content. */
import * as v from 'valibot'

/** An optional key; `null` is invalid. */
export const maybe = v.exactOptional

/**
 * Characters that nobody sees: they turn the order of letters round, or hide in a word that search then does not find. Bangla,
 * Arabic and emoji need joiners, marks of direction, and the letters of a flag.
 */
export const invisible =
  /[\u00AD\u180E\u200B\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,9})[\u{E0000}-\u{E007F}]/u

/** Tags and entities of HTML, and of Markdown links, headings, bold, slanted and typewritten words, and lists. */
const markup =
  /<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);|\]\((?=\/|#|https?:|mailto:|tel:|www\.)|\*\*\S[^*\n]*\*\*|(?<![\p{L}\p{N}*_`])([*_`]{1,2})(?=[\p{L}\p{N}])[^*_`\n]+(?<=\S)\1(?![\p{L}\p{N}])|~~\S|^#{2,6} |^[-*•] .*\n[-*•] /imu

/** Returns where a text has markup, which would be shown as typed, or a control or invisible character; -1 if it has none. */
export const oddAt = (value: string) => [markup, /[^\P{Cc}\t\n\r]/u, invisible].map(form => value.search(form)).find(at => at >= 0) ?? -1

export const isPlain = (value: string) => oddAt(value) < 0

export const plainText = 'expected plain text, without HTML, Markdown, control and invisible characters'

/** Plain text of at most `most` characters. */
export const text = (most = 1200) =>
  v.pipe(
    v.string('expected text'),
    v.check(value => value.trim() !== '', 'expected text that is not empty'),
    v.check(isPlain, plainText),
    v.maxLength(most, ({ input }) => `expected at most ${most} characters, found ${input.length}`),
  )

export const number = v.number('expected a number')

/** A number that is not below another one. */
export const atLeast = (least: number) => v.pipe(number, v.minValue(least, `expected ${least} or more`))

/** The value that a function makes of another one; undefined is a fault. */
export const readBy = <Input, Output>(read: (input: Input) => Output | undefined, message: string) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const found = read(dataset.value)
    if (found !== undefined) return found
    addIssue({ message })
    return NEVER
  })

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

/** A list with a minimum and a maximum number of entries. */
export const list = <Entry extends v.GenericSchema>(entry: Entry, least = 1, most = 60) =>
  v.pipe(
    v.array(entry, 'expected a list'),
    v.minLength(least, ({ input }) => `expected at least ${counted(least)}, found ${input.length}`),
    v.maxLength(most, ({ input }) => `expected at most ${counted(most)}, found ${input.length}`),
  )

/** The check of a list whose entries differ, such as the pages of a menu. */
export const distinct = <Entry>(keyOf = (entry: Entry): unknown => entry) =>
  v.checkItems<Entry[], string>((entry, at, all) => all.findIndex(other => keyOf(other) === keyOf(entry)) === at, 'expected each entry once')

/** The key for `distinct` with which capitals make no difference. */
export const inSmallLetters = (text: string) => text.toLowerCase()

/** One of these names. */
export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `expected one of ${names.length > 12 ? `${names.slice(0, 12).join(', ')} ...` : names.join(', ')}`)

/** An external URL. */
export const url = v.pipe(v.string('expected an address'), v.regex(/^https:\/\/\S+$/, 'expected an address that begins with https://'))

/** A segment of a path: lower-case letters, digits and hyphens. */
export const slug = v.pipe(v.string('expected a name for an address'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens'))

/** The error message of schemas for paths of this site. */
export const pageAddress = 'expected the address of a page of this site'

/** A schema that chooses one of several forms by the input, so that errors are those of that form. Editors use `forms`. */
export const formOf = <Output>(forms: readonly v.GenericSchema<unknown, Output>[], choose: (input: unknown) => v.GenericSchema<unknown, Output>) =>
  Object.assign(v.lazy(choose), { forms })
