import type { Entry, SearchIndex } from './open-index.ts'
import { wordsIn } from './words.ts'

/** How many are offered when nothing was found, and how alike they are to it at least: what shares a piece by chance is not near. */
const limits = { count: 3, likeness: 0.2 }

/** Pieces of two letters of the words of a text, the ends of words among them. */
const pieces = (text: string) =>
  new Set(
    wordsIn(text).flatMap(({ text: word }) => {
      const padded = ` ${word} `
      return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
    }),
  )

/** How alike two texts are: what they share of the pieces of both, 0 to 1. */
function likeness(wanted: ReadonlySet<string>, text: string): number {
  const own = pieces(text)
  const shared = [...wanted].filter(piece => own.has(piece)).length
  return (2 * shared) / (wanted.size + own.size)
}

/** The pages whose names are spelled most like a query that finds nothing; none where no name is like it. */
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
