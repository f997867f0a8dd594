import { stemmer } from 'stemmer'
import { company } from '#content/company.ts'

const isEnglish = /^en\b/.test(company.language)

/** English words that are not searched. */
const common =
  /^(an?|and|are|as|at|be|been|but|by|can|do|does|for|from|had|has|have|he|her|his|how|if|in|into|is|it|its|me|my|no|not|of|on|or|our|she|so|than|that|the|their|them|then|there|they|this|to|us|was|we|were|what|when|where|which|who|why|will|with|your?)$/

/** The words of a text in any script: runs of letters, marks and digits. */
export const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** Lower case without accents of Latin letters and joiners. Marks of other scripts, such as Bangla's vowels, are kept. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** The terms of the words that have been read: the same few thousand are frequent. */
const known = new Map<string, string>()

/** The stem of an English word on an English site, any other word as it is, nothing for a stop word or a single Latin letter. */
function termOf(word: string): string {
  const text = plain(word)
  const isCommon = /^[a-z]$/.test(text) || (isEnglish && common.test(text))
  const term = isCommon ? '' : isEnglish && /^[a-z]+$/.test(text) ? stemmer(text) : text
  known.set(word, term)
  return term
}

const termsIn = (text: string) =>
  [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ text: known.get(word) ?? termOf(word), from: index, to: index + word.length }))
    .filter(term => term.text !== '')

/** Reads the terms of a text: at each word the expressions that begin there, the longest first, then the word itself. */
export type Vocabulary = ReturnType<typeof vocabularyOf>

/** Makes the vocabulary of groups of expressions that mean the same: the first of a group is the term of all. */
export function vocabularyOf(synonyms: readonly (readonly string[])[]) {
  const groups = synonyms.map(group => group.map(text => termsIn(text).map(term => term.text)))
  const names = new Map(groups.flatMap(group => group.map(stems => [stems.join(' '), group[0]?.join(' ')])))
  const expressions = groups
    .flat()
    .filter(stems => stems.length > 1)
    .sort((a, b) => b.length - a.length)
  return (text: string) =>
    termsIn(text).flatMap((word, at, all) => {
      const found = expressions.filter(stems => stems.every((stem, step) => stem === all[at + step]?.text))
      return [...found, [word.text]].map(stems => {
        const name = stems.join(' ')
        return { text: names.get(name) ?? name, from: word.from, to: all[at + stems.length - 1]?.to ?? word.to }
      })
    })
}
