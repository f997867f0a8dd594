import { type FormEvent, useEffect, useRef, useState } from 'react'
import { SubmissionError } from './submission-error.ts'
import { clearDraft, textValues, useDraft } from './use-draft.ts'

/** A message for each field that is not right, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** Where a submission stands. `progress` is the part of an upload that is done, 0 to 1. */
export type Status =
  | { readonly state: 'idle' }
  | { readonly state: 'invalid'; readonly message: string; readonly errors: FieldErrors }
  | { readonly state: 'sending'; readonly progress: number }
  | { readonly state: 'success' }
  | { readonly state: 'error'; readonly message: string }

export interface Sending {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

interface Options {
  /** Names the draft; unique on the site. */
  readonly name: string
  /** What is wrong with the values, and the one sentence for all of it; nothing when they can be sent. */
  readonly check: (
    values: Readonly<Record<string, string>>,
    form: HTMLFormElement,
  ) => Promise<{ message: string; errors: FieldErrors } | undefined>
  /** Sends; rejects with a `SubmissionError` whose message is for the visitor. */
  readonly send: (values: Readonly<Record<string, string>>, form: HTMLFormElement, sending: Sending) => Promise<void>
  /** Said when a rejection carries no message of its own. */
  readonly failed: string
  readonly onInvalid?: (message: string) => void
  readonly onSuccess?: () => void
  readonly onError?: (message: string) => void
}

const idle: Status = { state: 'idle' }

/**
 * The one mechanism of all forms: idle, sending, success or error. Fields are the browser's own (uncontrolled), so that
 * nothing typed before scripts ran is lost, and nothing is cleared but by a success. While sending, a second submit
 * does nothing.
 */
export function useForm({ name, check, send, failed, onInvalid, onSuccess, onError }: Options) {
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

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (attempt.current) return
    const controller = new AbortController()
    attempt.current = controller
    setStatus(idle)
    const values = textValues(element)
    try {
      const wrong = await check(values, element)
      if (wrong) {
        setStatus({ state: 'invalid', ...wrong })
        onInvalid?.(wrong.message)
        return
      }
      setStatus({ state: 'sending', progress: 0 })
      // The fields are still enabled here: disabled ones would be missing from the form's data.
      await send(values, element, {
        signal: controller.signal,
        onProgress: progress => setStatus(now => (now.state === 'sending' ? { state: 'sending', progress } : now)),
      })
      element.reset()
      clearDraft(name)
      setStatus({ state: 'success' })
      onSuccess?.()
    } catch (error) {
      if (controller.signal.aborted) {
        setStatus(idle)
      } else {
        const message = (error instanceof SubmissionError && error.message) || failed
        setStatus({ state: 'error', message })
        onError?.(message)
      }
    } finally {
      attempt.current = null
    }
  }

  return {
    status,
    sending: status.state === 'sending',
    errors: status.state === 'invalid' ? status.errors : {},
    summary,
    cancel: () => attempt.current?.abort(),
    formProps: { ref: form, onSubmit, noValidate: scripted, id: name },
  }
}
