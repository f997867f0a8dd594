import type { Kind } from './kinds.ts'

/** Placeholder in `/search` for the address of the index, whose hash is known last. */
export const indexPlaceholder = '/assets/search-index.json'

/** A searchable place: the opening of a page, or the section below a heading. */
export interface Place {
  /** The id of its element; empty for the top of the page. */
  readonly anchor: string
  /** Empty for the top of a page. */
  readonly heading: string
  /** The beginning of its text. */
  readonly excerpt: string
  readonly kind: Kind
}

/** A page with its places, the top first. */
export interface IndexedPage {
  readonly path: string
  readonly title: string
  readonly kind: Kind
  readonly places: readonly Place[]
}

/** The index in the format of the file, which is kept small. */
export interface IndexFile {
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[]
  /** The stems of all texts, most frequent first, separated by spaces. */
  readonly stems: string
  /** The stems of each place's text, packed, in the order of the places. */
  readonly texts: string
  /**
   * Path, title, label, number of the kind, and the places: excerpt, heading, anchor if it differs from the heading's, kind if
   * it differs from the page's.
   */
  readonly pages: readonly (readonly [
    string,
    string,
    string,
    number,
    ...(readonly [string, string?, (string | 0)?, number?])[],
  ])[]
}

/** The character code of the number 0; the backslash, which JSON escapes, is skipped. */
const first = 35
const escaped = 92
const separator = '!'

/**
 * Encodes ascending numbers as text: one character for each difference. Frequent stems have small numbers, so most differences
 * take one byte.
 */
export function pack(numbers: readonly number[]): string {
  let last = 0
  let text = ''
  for (const number of numbers) {
    const code = number - last + first
    text += String.fromCodePoint(code < escaped ? code : code + 1)
    last = number
  }
  return text
}

function unpack(text: string): number[] {
  let last = 0
  return Array.from(text, character => {
    const code = character.codePointAt(0) ?? 0
    last += (code < escaped ? code : code - 1) - first
    return last
  })
}

export const packAll = (lists: readonly (readonly number[])[]) => lists.map(pack).join(separator)
export const unpackAll = (text: string) => text.split(separator).map(unpack)
