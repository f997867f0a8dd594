import type { Found } from '#search/find.ts'
import { piecesOf } from './marks.ts'
import { kindNames } from './texts.ts'
import type { Answered } from './use-answer.ts'

/**
 * A text in which the searched words are marked. Texts that change or go have elements of their own: a translator replaces bare
 * text nodes, and React could not find them.
 */
function Marked({ text, in: { index, wanted } }: { text: string; in: Answered }) {
  let at = 0
  return piecesOf(text, wanted, index.vocabulary).map(piece => {
    at += piece.text.length
    return piece.marked ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>
  })
}

interface Props {
  found: Found
  answer: Answered
  /** Whether to show its kind: not in a group of one kind. */
  withKind: boolean
}

/** The text of a result: its title with its kind, and a quote. */
export const ResultText = ({ found: { kind, title, quote }, answer, withKind }: Props) => (
  <>
    {withKind && <span className="found-kind">{kindNames[kind]}</span>}{' '}
    <span className="found-title">
      <Marked text={title} in={answer} />
    </span>{' '}
    <span className="found-text">
      <Marked text={quote} in={answer} />
    </span>
  </>
)
