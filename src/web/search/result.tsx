import type { Found } from '#search/find.ts'
import { piecesOf } from '#search/marks.ts'
import { kindNames } from './texts.ts'
import type { Answered } from './use-answer.ts'

/**
 * A text in which the searched words are marked. Texts that change or go have elements of their own: a translator replaces bare
 * text nodes, and React could not find them.
 */
function Marked({ text, in: { index, wanted } }: { text: string; in: Answered }) {
  let at = 0
  return piecesOf(text, wanted, index).map(piece => {
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

/** Questions and people are titled by their heading, all other places by their page. */
const namesItself = ({ kind }: Found) => kind === 'question' || kind === 'person'

/** The title of a result, and the place that contains it. */
export const namesOf = (found: Found) =>
  found.heading && namesItself(found) ? [found.heading, found.title] : [found.title, found.heading]

/** The text of a result: its title, its place, and an excerpt. */
export function ResultText({ found, answer, withKind }: Props) {
  const { kind, heading, excerpt } = found
  const [name = '', within] = namesOf(found)
  return (
    <>
      {withKind && <span className="found-kind">{kindNames[kind]}</span>}{' '}
      <span className="found-title">
        <Marked text={name} in={answer} />
      </span>{' '}
      <span className="found-text">
        {within && (
          <span className="found-place">
            <Marked text={within} in={answer} />
          </span>
        )}
        {within && excerpt && <span>: </span>}
        <Marked text={heading && excerpt ? `${excerpt}\u00a0…` : excerpt} in={answer} />
      </span>
    </>
  )
}
