import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormName, TypedValues } from '#api/form-values.ts'
import { clearForm, resumeIn, textValues, useDraft } from './use-draft.ts'

/** A message for each field that is not right, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Where a submission stands. `progress` is the part of an upload that is done, 0 to 1; `later` puts what was lost on the
 * way into the outbox.
 */
export type Status =
  | { readonly state: 'idle' }
  | { readonly state: 'invalid'; readonly message: string; readonly errors: FieldErrors }
  | { readonly state: 'sending'; readonly progress: number }
  | { readonly state: 'success' }
  | { readonly state: 'saved'; readonly message: string }
  | { readonly state: 'error'; readonly message: string; readonly later?: () => void }

interface Options {
  /** Names the form and its draft. */
  readonly name: FormName
  /** What is wrong with the values, and the one sentence for all of it; nothing when they can be sent. */
  readonly check: (
    values: TypedValues,
    form: HTMLFormElement,
  ) => Promise<{ message: string; errors: FieldErrors } | undefined>
  /** What is sent, of what was typed; the same when left out. */
  readonly complete?: (values: TypedValues) => TypedValues
  readonly onInvalid?: (message: string) => void
  readonly onSuccess?: () => void
  readonly onError?: (message: string) => void
}

const idle: Status = { state: 'idle' }
const broken = 'The form could not be sent. Nothing that you typed is lost: please try again.'

/**
 * The one mechanism of all forms: idle, sending, success, saved for later or error. Fields are the browser's own
 * (uncontrolled), so that nothing typed before scripts ran is lost, and nothing is cleared but by a success or a safe
 * place in the outbox. While sending, a second submit does nothing.
 */
export function useForm({ name, check, complete = values => values, onInvalid, onSuccess, onError }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const attempt = useRef<AbortController | null>(null)
  const [status, setStatus] = useState<Status>(idle)
  // Without scripts the browser checks the fields; with them the form says it in its own words.
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  useDraft(form, name)

  useEffect(() => {
    if (status.state === 'invalid') summary.current?.focus()
  }, [status])

  const run = async (element: HTMLFormElement, later: boolean) => {
    if (attempt.current) return
    const controller = new AbortController()
    attempt.current = controller
    setStatus(idle)
    // Read while the fields are enabled: disabled ones are missing from a form's data.
    const values = complete(textValues(element))
    const resume = resumeIn(element)
    try {
      const wrong = await check(values, element)
      if (wrong) {
        setStatus({ state: 'invalid', ...wrong })
        onInvalid?.(wrong.message)
        return
      }
      setStatus({ state: 'sending', progress: 0 })
      const { submit } = await import('./submit.ts')
      const outcome = await submit({
        name,
        values,
        resume,
        later,
        signal: controller.signal,
        onProgress: progress => setStatus(now => (now.state === 'sending' ? { state: 'sending', progress } : now)),
        onSafe: () => clearForm(element, name),
      })
      if (controller.signal.aborted) return setStatus(idle)
      if (outcome.state !== 'error') {
        setStatus(outcome)
        if (outcome.state === 'success') onSuccess?.()
        return
      }
      const { message, lost } = outcome
      setStatus({ state: 'error', message, ...(lost && { later: () => void run(element, true) }) })
      onError?.(message)
    } catch {
      // A script of the site itself could not be had.
      setStatus({ state: 'error', message: broken })
      onError?.(broken)
    } finally {
      attempt.current = null
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget, false)
  }
  const sending = status.state === 'sending'
  return {
    status,
    sending,
    errors: status.state === 'invalid' ? status.errors : {},
    summary,
    cancel: () => attempt.current?.abort(),
    // The update prompt never reloads a page with a form that is dirty (see `useDraft`) or sending.
    formProps: { ref: form, onSubmit, noValidate: scripted, id: name, 'data-sending': sending ? '' : undefined },
  }
}
