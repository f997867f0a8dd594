import type { ReactNode } from 'react'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import { fieldId, Honeypot } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { OutboxList } from './outbox-list.tsx'
import { Sent, type SentWords } from './sent.tsx'
import { idle } from './status.ts'
import type { QueuedForm } from './submission.ts'
import type { FormState } from './use-form.ts'

/** The errors, at the top of the form, each with a link to its field. It takes the focus when it appears. */
function ErrorSummary({ of: { name: form, problems, summary } }: { of: FormState }) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={`${form}-errors`} className="error-summary">
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
