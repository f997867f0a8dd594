import type { Entry, SearchIndex } from './open-index.ts'
import { wordsIn } from './words.ts'

/** The maximum number of suggestions, and their minimum similarity. */
const limits = { count: 3, likeness: 0.2 }

/** The bigrams of the words of a text, including the boundaries of words. */
const pieces = (text: string) =>
  new Set(
    wordsIn(text).flatMap(({ text: word }) => {
      const padded = ` ${word} `
      return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
    }),
  )

/** The similarity of two texts, from 0 to 1: their common share of bigrams (Dice coefficient). */
function likeness(wanted: ReadonlySet<string>, text: string): number {
  const own = pieces(text)
  const shared = [...wanted].filter(piece => own.has(piece)).length
  return (2 * shared) / (wanted.size + own.size)
}

/** The pages with the titles that are most similar to a query that finds nothing; may be empty. */
export function nearest(query: string, { entries }: SearchIndex): Entry[] {
  const wanted = pieces(query)
  const pages = entries.filter(({ kind }) => kind !== 'question' && kind !== 'person')
  return pages
    .map(entry => ({ entry, score: likeness(wanted, entry.title) }))
    .filter(({ score }) => score >= limits.likeness)
    .sort((a, b) => b.score - a.score)
    .slice(0, limits.count)
    .map(({ entry }) => entry)
}
