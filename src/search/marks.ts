import type { Vocabulary } from './vocabulary.ts'

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** Splits a text into pieces, and marks the words and expressions that mean a wanted term. */
export function piecesOf(text: string, wanted: ReadonlySet<string>, { read, meanings }: Vocabulary): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { text: term, from, to } of read(text)) {
    if (from < at || !meanings(term).some(meaning => wanted.has(meaning))) continue
    pieces.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, to), marked: true })
    at = to
  }
  return [...pieces, { text: text.slice(at), marked: false }].filter(piece => piece.text !== '')
}
