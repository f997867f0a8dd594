import type { Found } from '#search/find.ts'
import { piecesOf } from '#search/marks.ts'
import { kindNames } from './texts.ts'
import type { Answered } from './use-answer.ts'

/** A text with what was looked for marked. */
function Marked({ text, in: { index, wanted } }: { text: string; in: Answered }) {
  let at = 0
  return piecesOf(text, wanted, index).map(piece => {
    at += piece.text.length
    return piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text
  })
}

interface Props {
  found: Found
  answer: Answered
  /** Whether its kind is said: not where all around it are of one. */
  withKind: boolean
}

/** A result as it is read: where it leads, which place there, and how that begins. */
export function ResultText({ found, answer, withKind }: Props) {
  const { kind, title, heading, excerpt } = found
  return (
    <>
      {withKind && <span className="found-kind">{kindNames[kind]}</span>}
      <span className="found-title">
        <Marked text={heading || title} in={answer} />
      </span>
      <span className="found-text">
        {heading && (
          <>
            <span className="found-page">
              <Marked text={title} in={answer} />
            </span>
            {excerpt && ': '}
          </>
        )}
        <Marked text={excerpt} in={answer} />
        {heading && excerpt && ' …'}
      </span>
    </>
  )
}
