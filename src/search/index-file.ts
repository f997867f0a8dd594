import type { Kind } from './kinds.ts'

/** A place that can be found: the opening of a page, or what stands below a heading. */
export interface Place {
  /** The id to go to; empty for the top. */
  readonly anchor: string
  /** Empty for the top of a page. */
  readonly heading: string
  /** How it begins. */
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

/** The index as it is sent: short, because every byte is a visitor's. */
export interface IndexFile {
  /** Expressions that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** The stems of all texts, the most frequent first, with a space between them. */
  readonly stems: string
  /** The stems of each place's text, packed, in the order of the places. */
  readonly texts: string
  /** Path, title, label, kind (its number), and the places: excerpt, heading, anchor where it is not the heading's, kind where it is not the page's. */
  readonly pages: readonly (readonly [
    string,
    string,
    string,
    number,
    ...(readonly [string, string?, (string | 0)?, number?])[],
  ])[]
}

/** The first character that stands for a number; what JSON would escape is left out. */
const first = 35
const escaped = 92
const separator = '!'

/**
 * Numbers in rising order as one short text: a character for the distance of each from the one before. The distances of
 * frequent stems are small, and small ones are a byte each.
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
