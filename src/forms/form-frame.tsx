import type { ReactNode } from 'react'
import { answerDay } from '#content/answer-day.ts'
import { fill } from '#content/fill.ts'
import { dayOfMonth, weekdayAt } from '#content/in-words.ts'
import { pageAt } from '#content/map/index.ts'
import { clockTime } from '#content/schema/workday.ts'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import workday from '#generated/workday.json' with { type: 'json' }
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { fieldId, Honeypot } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { OutboxList } from './outbox-list.tsx'
import { idle } from './status.ts'
import type { QueuedForm } from './submission.ts'
import type { FormState } from './use-form.ts'

/** The errors, at the top of the form, each with a link to its field. It takes the focus when it appears. */
function ErrorSummary({ of: { name: form, problems, summary } }: { of: FormState }) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby={`${form}-errors`}
      className="mb-6 rounded-lg border-2 border-madder p-6"
    >
      <h3 id={`${form}-errors`} className="font-700">
        {texts.problem}
      </h3>
      <ul className="mt-2 grid gap-1">
        {entries.map(([name, message]) => (
          <li key={name}>
            <a
              className="text-madder font-650 underline"
              href={`#${fieldId(form, name)}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(fieldId(form, name))?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What follows a submission: when it is answered, and what to read meanwhile. */
interface SentWords {
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

interface SentProps {
  success: string
  /** When it was sent. */
  at: Date
  /** The first line of what the visitor wrote, if any. */
  line: string | undefined
  words: SentWords
}

/** The patch above a form that was sent. Its heading takes the focus, which is how a screen reader says it. */
function Sent({ success, at, line, words }: SentProps) {
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

interface Props {
  form: FormState<QueuedForm>
  /** The button's label, its label while sending, and the heading of the patch after a success. */
  words: { readonly button: string; readonly busy: string; readonly success: string }
  /** The other words of the patch. */
  sent: SentWords
  /** Shown below the button while sending. */
  progress?: ReactNode
  /** An error that a notification shows: the status does not repeat it. */
  toasted?: string
  /** The fields. */
  children: ReactNode
}

/** The frame of every form that can be queued: errors and success above the fields; button, status and queued submissions below. */
export function FormFrame(props: Props) {
  const { form, words, sent, progress, toasted, children } = props
  const { name, status, sending, formProps } = form
  return (
    <>
      <form {...formProps}>
        <ErrorSummary of={form} />
        {status.state === 'success' && <Sent {...status} success={words.success} words={sent} />}
        <Honeypot />
        <fieldset role="none" disabled={sending} className="grid items-end gap-5 sm:grid-cols-2">
          {children}
          <div className="sm:col-span-2">
            <button type="submit" className="button button-primary">
              {sending ? words.busy : words.button}
            </button>
          </div>
        </fieldset>
        {sending && progress}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          {status.state !== 'success' && (
            <FormStatus
              status={status.state === 'invalid' && status.message === toasted ? idle : status}
              onKeep={form.keep}
            />
          )}
        </div>
      </form>
      <OutboxList form={name} />
    </>
  )
}
