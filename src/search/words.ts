import { stemmer } from 'stemmer'

/** A word of a text, and where it stands there. */
export interface Word {
  /** As it is compared: in lower case, without accents. */
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Accents of Latin letters; the marks of other scripts, such as Bangla's vowels, are letters of their own. */
const accents = /[\u0300-\u036f]/g
/** Written without a sound, to join letters or to keep them apart. */
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

/** Words that stand in any text, and so find nothing. */
const common = new Set(
  'a an and are as at be been but by can do does for from had has have he her his how i if in into is it its me my no not of on or our she so than that the their them then there they this to us was we were what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Whether a word says something: no word of everywhere, and no single letter. */
export const tells = (word: string) => !common.has(word) && (word.length > 1 || !/[a-z]/.test(word))

/** The stems of words that came before: the same few thousand come again and again. */
const stems = new Map<string, string>()

/** What a word has in common with its other forms: English endings go, words of other scripts and numbers stay as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  stems.set(word, stem)
  return stem
}

/** The stems of the words of a text that say something, in order. */
export const stemsIn = (text: string): string[] =>
  wordsIn(text)
    .filter(word => tells(word.text))
    .map(word => stemOf(word.text))
