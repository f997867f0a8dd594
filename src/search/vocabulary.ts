import { type Term, termsIn } from './words.ts'

/** How texts and queries are read: with groups of expressions that mean the same. */
export interface Vocabulary {
  /** The terms of a text: at each word the longest expression that begins there, then the word. */
  readonly read: (text: string) => readonly Term[]
  /** All terms that mean the same as a term, itself included. */
  readonly meanings: (term: string) => readonly string[]
}

/** The term of an expression. With several words it is like no word, so that no beginning of a word finds it. */
const named = (stems: readonly string[]) => (stems.length > 1 ? `=${stems.join(' ')}` : (stems[0] ?? ''))

/** Makes the vocabulary of groups of synonyms. */
export function vocabularyOf(synonyms: readonly (readonly string[])[]): Vocabulary {
  const groups = synonyms.map(group => group.map(text => termsIn(text).map(term => term.text)))
  const meanings = new Map(groups.flatMap(group => group.map(stems => [named(stems), group.map(named)])))
  const expressions = new Map<string | undefined, string[][]>()
  for (const stems of groups.flat().sort((a, b) => b.length - a.length))
    if (stems.length > 1) expressions.set(stems[0], [...(expressions.get(stems[0]) ?? []), stems])
  return {
    read: text =>
      termsIn(text).flatMap((word, at, words) => {
        const found = expressions
          .get(word.text)
          ?.find(one => one.every((stem, step) => stem === words[at + step]?.text))
        const last = found && words[at + found.length - 1]
        return last ? [{ text: named(found), from: word.from, to: last.to }, word] : [word]
      }),
    meanings: term => meanings.get(term) ?? [term],
  }
}

/** The terms of a text that do not overlap: an expression replaces its words. */
export function apart(terms: readonly Term[]): readonly Term[] {
  let end = 0
  return terms.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}
