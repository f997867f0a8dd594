import { type FormEvent, useEffect, useRef, useState } from 'react'
import { apiBase } from '#api/base.ts'
import type { Form, Problems } from '#api/forms/form.ts'
import type { Fields, FormName } from '#api/submission.ts'
import { trapField } from '#api/trap.ts'
import { loadSend, type Outbox, type Outcome, sendOrKeep } from './attempt.ts'
import { draftOf } from './draft.ts'
import { fileIn, textValues } from './form-element.ts'
import { problemLine } from './problem-line.ts'
import { clearForm, useDraft } from './use-draft.ts'

/**
 * Where a submission stands. `progress` is the part of an upload that is done, 0 to 1; `later` puts what was lost on the
 * way into the outbox.
 */
export type Status =
  | { readonly state: 'idle' }
  | { readonly state: 'invalid'; readonly message: string; readonly problems: Problems }
  | { readonly state: 'sending'; readonly progress: number }
  | { readonly state: 'success' }
  | { readonly state: 'saved'; readonly message: string }
  | { readonly state: 'error'; readonly message: string; readonly later?: () => void }

interface Options {
  /** Where submissions wait for a network; without, the form wants an answer at once. */
  readonly outbox?: Outbox
  /** What is sent, of what was typed; the same when left out. */
  readonly complete?: (values: Fields) => Fields
  /** The one line when something is left empty. */
  readonly missing: string
  readonly onInvalid?: (message: string) => void
  readonly onSuccess?: () => void
  readonly onError?: (message: string) => void
}

const idle: Status = { state: 'idle' }

/**
 * The one mechanism of all forms: idle, sending, success, saved for later or error. Fields are the browser's own
 * (uncontrolled), so that nothing typed before scripts ran is lost, and nothing is cleared but by a success or a safe
 * place in the outbox. While sending, a second submit does nothing. All that keeping takes is imported here, not later:
 * what is asked for when the network has gone does not come.
 */
export function useForm<Name extends FormName>(
  form: Form<Name>,
  { outbox, complete = values => values, missing, onInvalid, onSuccess, onError }: Options,
) {
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const running = useRef<AbortController | null>(null)
  const [status, setStatus] = useState<Status>(idle)
  useEffect(() => {
    // Without scripts the browser checks the fields; with them the form says it in its own words.
    if (ref.current) ref.current.noValidate = true
  }, [])
  useDraft(ref)

  useEffect(() => {
    if (status.state === 'invalid') summary.current?.focus()
  }, [status])

  const conclude = (element: HTMLFormElement, outcome: Outcome) => {
    if (outcome.state === 'error') {
      const { message, lost } = outcome
      setStatus({ state: 'error', message, ...(lost && { later: () => void run(element, true) }) })
      onError?.(message)
      return
    }
    clearForm(element)
    setStatus(outcome)
    if (outcome.state === 'success') onSuccess?.()
  }

  const run = async (element: HTMLFormElement, later: boolean) => {
    if (running.current) return
    // Read while the fields are enabled: disabled ones are missing from a form's data.
    const { [trapField]: trap, ...typed } = textValues(element)
    const [values, file] = [complete(typed), fileIn(element)]
    const checked = form.check(values, file)
    if ('problems' in checked) {
      const message = problemLine(checked.problems, values, file, missing)
      setStatus({ state: 'invalid', message, problems: checked.problems })
      onInvalid?.(message)
      return
    }
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setStatus({ state: 'sending', progress: 0 })
    const onProgress = (progress: number) =>
      setStatus(now => (now.state === 'sending' ? { state: 'sending', progress } : now))
    try {
      const draft = draftOf(form.name)
      // What a program has typed goes along, so that the server can tell.
      const fields = trap ? { ...checked.fields, [trapField]: trap } : checked.fields
      const attempt = { form, values, fields, file, draft, outbox, later, signal, onProgress }
      const outcome = await sendOrKeep(attempt)
      // A Cancel that came too late is told what has happened.
      if (signal.aborted && outcome.state === 'error') setStatus(idle)
      else conclude(element, outcome)
    } catch {
      // Cancelled before it had begun.
      setStatus(idle)
    } finally {
      running.current = null
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget, false)
  }
  const sending = status.state === 'sending'
  return {
    name: form.name,
    status,
    sending,
    problems: status.state === 'invalid' ? status.problems : {},
    summary,
    cancel: () => running.current?.abort(),
    formProps: {
      ref,
      id: form.name,
      // Without scripts it sends itself.
      action: `${apiBase}${form.path}`,
      method: 'post',
      ...(form.takesFile && { encType: 'multipart/form-data' }),
      onSubmit,
      // What sends comes while the visitor types; what could not be had is asked for again at the submit.
      onFocus: () => void loadSend().catch(() => undefined),
      // The update prompt never reloads a page with a form that is dirty (see `useDraft`) or sending.
      'data-sending': sending ? '' : undefined,
    },
  }
}

/** What `useForm` gives. */
export type FormState<Name extends FormName = FormName> = ReturnType<typeof useForm<Name>>
