import type { SearchIndex } from './open-index.ts'
import { expressionsAt } from './synonyms.ts'
import { stemOf, tells, wordsIn } from './words.ts'

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** The ranges of a text that match: words with a wanted stem, and expressions of a wanted group of synonyms. */
function spansIn(text: string, wanted: ReadonlySet<string>, { expressions }: SearchIndex) {
  const words = wordsIn(text).filter(word => tells(word.text))
  const stems = words.map(word => stemOf(word.text))
  return words.flatMap(({ from, to }, at) => {
    if (wanted.has(stems[at] ?? '')) return [{ from, to }]
    const expression = expressionsAt(stems, at, expressions).find(({ name }) => wanted.has(name))
    const end = expression && words[at + expression.stems.length - 1]
    return end ? [{ from, to: end.to }] : []
  })
}

/** Splits a text into pieces, and marks those that match. */
export function piecesOf(text: string, wanted: ReadonlySet<string>, index: SearchIndex): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to } of spansIn(text, wanted, index)) {
    if (from < at) continue
    pieces.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, to), marked: true })
    at = to
  }
  return [...pieces, { text: text.slice(at), marked: false }].filter(piece => piece.text !== '')
}
