import kindNames from '#generated/texts/search/kinds.json' with { type: 'json' }
import type { Answer, Found } from './find.ts'
import type { Vocabulary } from './words.ts'

/** A piece of a text, and whether it matches the query. */
interface Piece {
  readonly text: string
  readonly marked: boolean
}

/** Splits a text into pieces, and marks the words and expressions that mean a wanted term. */
export function piecesOf(text: string, wanted: ReadonlySet<string>, read: Vocabulary): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { text: term, from, to } of read(text)) {
    if (from < at || !wanted.has(term)) continue
    pieces.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, to), marked: true })
    at = to
  }
  return [...pieces, { text: text.slice(at), marked: false }].filter(piece => piece.text !== '')
}

/**
 * A text in which the searched words are marked. Texts that change or go have elements of their own: a translator replaces bare
 * text nodes, and React could not find them. The marks are for the eye: screen readers would say where each begins and ends.
 */
function Marked({ text, in: { index, wanted } }: { text: string; in: Answer }) {
  let at = 0
  return piecesOf(text, wanted, index.vocabulary).map(piece => {
    at += piece.text.length
    return piece.marked ? (
      <mark key={at} role="none">
        {piece.text}
      </mark>
    ) : (
      <span key={at}>{piece.text}</span>
    )
  })
}

/** Prices and other large figures. */
const amounts = /(\p{Sc}\s?\p{N}[\p{N}.,]*\p{N}|\p{N}{1,3}(?:[.,]\p{N}{3})+)/u

/** A text in which the searched words are marked and the amounts are bold. */
const WithAmounts = ({ text, answer }: { text: string; answer: Answer }) => {
  let at = 0
  return text.split(amounts).map((part, index) => {
    at += part.length
    const key = `${index % 2}-${at}`
    return index % 2 ? <b key={key}>{part}</b> : <Marked key={key} text={part} in={answer} />
  })
}

interface Props {
  found: Found
  answer: Answer
  /** Whether to show its kind: not in a group of one kind. */
  withKind: boolean
}

/** A result: the patch of its page, its title with its kind, and a quote. */
export const ResultText = ({ found: { kind, title, picture, quote }, answer, withKind }: Props) => (
  <>
    {picture && <img src={picture} alt="" width={44} height={44} loading="lazy" className="found-patch" />}
    {withKind && !title.startsWith(kindNames[kind]) && <span className="found-kind">{kindNames[kind]}</span>}{' '}
    <span className="found-title">
      <Marked text={title} in={answer} />
    </span>{' '}
    <span className="found-text">
      <WithAmounts text={quote} answer={answer} />
    </span>
  </>
)
