import { stemmer } from 'stemmer'
import { company } from '#content/company.ts'

const isEnglish = /^en\b/.test(company.language)

/** A searched word of a text or an expression, reduced for comparison, and its position. */
export interface Term {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Lower case without accents of Latin letters and joiners. Marks of other scripts, such as Bangla's vowels, are kept. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** English words that are not searched. */
const common = new Set(
  'a an and are as at be been but by can do does for from had has have he her his how i if in into is it its me my no not of on or our she so than that the their them then there they this to us was we were what when where which who why will with you your'.split(
    ' ',
  ),
)

/** The terms of the words that have been read: the same few thousand are frequent. */
const known = new Map<string, string>()

/** The stem of an English word on an English site, any other word as it is, nothing for a stop word or a single Latin letter. */
function termOf(word: string): string {
  const text = plain(word)
  const term =
    (isEnglish && common.has(text)) || /^[a-z]$/.test(text)
      ? ''
      : isEnglish && /^[a-z]+$/.test(text)
        ? stemmer(text)
        : text
  known.set(word, term)
  return term
}

/** The terms of a text in any script: runs of letters, marks and digits. */
export const termsIn = (text: string): Term[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)]
    .map(({ 0: word, index }) => ({ text: known.get(word) ?? termOf(word), from: index, to: index + word.length }))
    .filter(term => term.text !== '')
