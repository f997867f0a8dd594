import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { apiBase } from '#api/base.ts'
import type { Form } from '#api/forms/form.ts'
import { honeypotField } from '#api/honeypot.ts'
import type { Fields, FormName } from '#api/submission.ts'
import { loadSend, type Outbox, type Outcome, sendOrKeep } from './attempt.ts'
import { draftOf } from './draft.ts'
import { fileIn, formElement, textValues } from './form-element.ts'
import { problemLine } from './problem-line.ts'
import { idle, setStatus, statusOf, useStatus } from './status.ts'
import { toastError } from './toast.ts'
import { clearForm, useDraft } from './use-draft.ts'
import { useKeptFocus } from './use-kept-focus.ts'

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
  const { name } = form
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const status = useStatus(name)
  const sending = status.state === 'sending'
  const keepFocus = useKeptFocus(ref, sending)
  useEffect(() => {
    // Without scripts the browser checks the fields; with them the form says it in its own words.
    if (ref.current) ref.current.noValidate = true
  }, [])
  // With the form itself, not after it: an outcome that comes once the form is gone is kept for when the visitor is back.
  useLayoutEffect(
    () => () => {
      if (statusOf(name).state !== 'sending') setStatus(name, idle)
    },
    [name],
  )
  useDraft(ref)

  useEffect(() => {
    if (status.state === 'invalid') summary.current?.focus()
  }, [status])

  const conclude = (element: HTMLFormElement, outcome: Outcome) => {
    // The visitor may have left the page, and may be back.
    const shown = formElement(name)
    setStatus(name, outcome)
    if (outcome.state === 'error') {
      const tell = shown ? onError : toastError
      tell?.(outcome.message)
      return
    }
    clearForm(shown ?? element)
    if (outcome.state === 'success') onSuccess?.()
  }

  const run = async (element: HTMLFormElement, later: boolean) => {
    if (statusOf(name).state === 'sending') return
    const { [honeypotField]: honeypot, ...typed } = textValues(element)
    const [values, file] = [complete(typed), fileIn(element)]
    const checked = form.check(values, file)
    if ('problems' in checked) {
      const message = problemLine(checked.problems, values, file, missing)
      setStatus(name, { state: 'invalid', message, problems: checked.problems })
      onInvalid?.(message)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const sent = (progress: number) => setStatus(name, { state: 'sending', progress, cancel: () => controller.abort() })
    keepFocus()
    sent(0)
    const onProgress = (progress: number) => statusOf(name).state === 'sending' && sent(progress)
    try {
      const draft = draftOf(name)
      // What a program has typed goes along, so that the server can tell.
      const fields = honeypot ? { ...checked.fields, [honeypotField]: honeypot } : checked.fields
      const attempt = { form, values, fields, file, draft, outbox, later, signal, onProgress }
      const outcome = await sendOrKeep(attempt)
      // A Cancel that came too late is told what has happened.
      if (signal.aborted && outcome.state === 'error') setStatus(name, idle)
      else conclude(element, outcome)
    } catch {
      // Cancelled before it had begun.
      setStatus(name, idle)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget, false)
  }
  return {
    name,
    status,
    sending,
    problems: status.state === 'invalid' ? status.problems : {},
    summary,
    /** Puts what was lost on the way into the outbox. */
    keep: () => ref.current && void run(ref.current, true),
    formProps: {
      ref,
      id: name,
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
