import { stemmer } from 'stemmer'

/** A word of a text, and its position. */
export interface Word {
  /** Normalised for comparison: in lower case, without accents. */
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Accents of Latin letters. Marks of other scripts, such as Bangla's vowels, are kept. */
const accents = /[\u0300-\u036f]/g
/** Zero-width joiners and non-joiners. */
const joiners = /[\u200c\u200d]/g

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

const plain = (text: string) =>
  (isAscii(text)
    ? text
    : text.normalize('NFD').replace(accents, '').normalize('NFC').replace(joiners, '')
  ).toLowerCase()

/** The words of a text in any script: runs of letters, marks and digits. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)].map(({ 0: word, index }) => ({
    text: plain(word),
    from: index,
    to: index + word.length,
  }))

/** Stop words, which are not searched. */
const common = new Set(
  'a an and are as at be been but by can do does for from had has have he her his how i if in into is it its me my no not of on or our she so than that the their them then there they this to us was we were what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Whether a word is searched: no stop word, and no single Latin letter. */
export const tells = (word: string) => !common.has(word) && (word.length > 1 || !/[a-z]/.test(word))

/** A cache of stems: the same few thousand words are frequent. */
const stems = new Map<string, string>()

/** The stem of a word: without English endings; words of other scripts and numbers are not changed. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  stems.set(word, stem)
  return stem
}

/** The stems of the searched words of a text, in order. */
export const stemsIn = (text: string): string[] =>
  wordsIn(text)
    .filter(word => tells(word.text))
    .map(word => stemOf(word.text))
