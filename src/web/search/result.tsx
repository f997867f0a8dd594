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

/** A question and a person are what was looked for; of any other place, the page says more than its heading. */
const namesItself = ({ kind }: Found) => kind === 'question' || kind === 'person'

/** What a result is read by first, and what it stands in. */
export const namesOf = (found: Found) =>
  found.heading && namesItself(found) ? [found.heading, found.title] : [found.title, found.heading]

/** A result as it is read: where it leads, which place there, and how that begins. */
export function ResultText({ found, answer, withKind }: Props) {
  const { kind, heading, excerpt } = found
  const [name = '', within] = namesOf(found)
  return (
    <>
      {withKind && <span className="found-kind">{kindNames[kind]}</span>}
      <span className="found-title">
        <Marked text={name} in={answer} />
      </span>
      <span className="found-text">
        {within && (
          <>
            <span className="found-place">
              <Marked text={within} in={answer} />
            </span>
            {excerpt && ': '}
          </>
        )}
        <Marked text={excerpt} in={answer} />
        {heading && excerpt && '\u00a0…'}
      </span>
    </>
  )
}
