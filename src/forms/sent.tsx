import { answerDay } from '#content/answer-day.ts'
import { fill } from '#content/fill.ts'
import { dayOfMonth, weekdayAt } from '#content/in-words.ts'
import { pageAt } from '#content/map/index.ts'
import { clockTime } from '#content/schema/workday.ts'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import workday from '#generated/workday.json' with { type: 'json' }
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** What follows a submission: when it is answered, and what to read meanwhile. */
export interface SentWords {
  /** A sentence with the day of the answer, and the number of working days until then. */
  readonly by: string
  readonly days: number | undefined
  /** The path of the page to read next. */
  readonly next: string
}

/** The words of a message, which is answered within the same time whatever it is about. */
export const messageWords = (next: string): SentWords => ({ by: texts.answered, days: workday.answer, next })

function answerLine({ by, days }: SentWords, at: Date) {
  if (!days) return undefined
  const { day, weekday } = answerDay(at, days, workday)
  return fill(by, {
    weekday: weekdayAt(weekday),
    day: dayOfMonth(day),
    time: clockTime(workday.office[1]),
    zone: workday.zoneInWords,
  })
}

/** Letters of the visitor's line that are shown: two lines of the patch. */
const most = 120

const shortened = (line: string) => {
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : line
}

interface Props {
  success: string
  /** When it was sent. */
  at: Date
  /** The first line of what the visitor wrote, if any. */
  line: string | undefined
  words: SentWords
}

/** The patch above a form that was sent. Its heading takes the focus, which is how a screen reader says it. */
export function Sent({ success, at, line, words }: Props) {
  const answer = answerLine(words, at)
  const next = pageAt(words.next)
  return (
    <section className="sent">
      <div className="sent-cloth">
        <Icon name="check" />
      </div>
      <div className="sent-text">
        {/* Around the heading: a status inside it would leave it without a name. */}
        <div role="status">
          <h3 className="h3" tabIndex={-1}>
            {success}
          </h3>
        </div>
        {answer && <p>{answer}</p>}
        {line && <blockquote>{shortened(line)}</blockquote>}
        {next && (
          <p>
            {texts.next}{' '}
            <Link to={next.path} className="link">
              {next.label}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
