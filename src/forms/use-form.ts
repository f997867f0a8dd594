import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import { apiBase } from '#lists/api-base.ts'
import { loadToasts, toast } from '#toasts/toast.ts'
import { clearForm, draftOf, useDraft } from './draft.ts'
import type { Form, Problems } from './form.ts'
import { fileIn, formElement, textValues } from './form-element.ts'
import { sendOrQueue } from './send.ts'
import { idle, type Outcome, setStatus, statusOf, useStatus } from './status.ts'
import { type Fields, type FormName, honeypotField } from './submission.ts'

interface Options {
  /** Completes the typed values before validation; the identity by default. */
  readonly complete?: (values: Fields) => Fields
  /** The error when a required field is empty. */
  readonly missing: string
  /** The notification of a success; the one of message forms by default. */
  readonly sent?: { readonly title: string; readonly description: string }
  readonly onInvalid?: (message: string) => void
  readonly onError?: (message: string) => void
}

const sentMessage = { title: texts.sentTitle, description: texts.sentText }

/** Shows what went wrong (docs/specification/forms.md#messages). */
export const toastError = (description: string) => toast({ variant: 'destructive', title: texts.error, description })

/** Loads what notifies the visitor of the result: once the network has gone, no chunk can be loaded. */
const prepare = () => void loadToasts().catch(() => undefined)

/** The summary for a single wrong field; other fields use their own error. */
const lines: Readonly<Record<string, string>> = {
  email: texts.checkEmail,
  linkedinProfile: texts.checkLinkedin,
  portfolioUrl: texts.checkPortfolio,
}

/** The one-line summary of a form's errors: `missing` when a field is empty, otherwise which fields to check. */
function problemLine(problems: Problems, values: Fields, file: File | undefined, missing: string): string {
  const isEmpty = (field: string) => (field === 'resume' ? !file : !values[field]?.trim())
  const [[field, message] = ['', ''], ...more] = Object.entries(problems)
  if (Object.keys(problems).some(isEmpty)) return missing
  return more.length > 0 ? texts.checkMarked : (lines[field] ?? `${message}.`)
}

/**
 * Returns the focus to the submit button, or moves it to the patch of a form that was sent: the browser removes it while the
 * fields are disabled (WCAG 2.4.3). Call the returned function before they are disabled.
 */
function useKeptFocus(form: RefObject<HTMLFormElement | null>, sending: boolean): () => void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (sending || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement !== document.body) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const sent = find('.sent h3')
    if (sent) sent.focus()
    else find('[type=submit]')?.focus({ preventScroll: true })
  }, [form, sending])
  return () => {
    hadFocus.current = form.current?.contains(document.activeElement) === true
  }
}

/**
 * The state and behaviour of a form. Fields are uncontrolled, so that what was typed before scripts ran is kept. Only a
 * submission that was sent or queued clears the form. While sending, a second submit does nothing.
 */
export function useForm<Name extends FormName>(
  form: Form<Name>,
  { complete = values => values, missing, sent = sentMessage, onInvalid, onError }: Options,
) {
  const { name } = form
  const ref = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const status = useStatus(name)
  const sending = status.state === 'sending'
  const keepFocus = useKeptFocus(ref, sending)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Without scripts the browser validates the fields; with scripts the form shows its own errors.
    element.noValidate = true
    // Firefox otherwise calls a form with an empty required field invalid, at each of its buttons.
    element.setAttribute('aria-invalid', 'false')
    if (element.matches(':focus-within')) prepare()
  }, [])
  // A layout effect, which ends with the form: a result that arrives later is kept until the visitor returns.
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
    // The visitor may have left the page or returned to it.
    const current = formElement(name)
    setStatus(name, outcome)
    if (outcome.state === 'error') {
      const tell = current ? onError : toastError
      tell?.(outcome.message)
      return
    }
    clearForm(current ?? element)
    if (outcome.state === 'success') toast(sent)
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
    const showProgress = (progress: number) =>
      setStatus(name, { state: 'sending', progress, cancel: () => controller.abort() })
    keepFocus()
    showProgress(0)
    const onProgress = (progress: number) => statusOf(name).state === 'sending' && showProgress(progress)
    try {
      const draft = draftOf(name)
      // The honeypot is sent too, so that the server recognises bots.
      const fields = honeypot ? { ...checked.fields, [honeypotField]: honeypot } : checked.fields
      const attempt = { form, values, fields, file, draft, later, signal, onProgress }
      const outcome = await sendOrQueue(attempt)
      // When the visitor cancelled too late, the form shows the result.
      if (signal.aborted && outcome.state === 'error') setStatus(name, idle)
      else conclude(element, outcome)
    } catch {
      // Cancelled before sending began.
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
    /** Queues a submission that got no answer. */
    keep: () => ref.current && void run(ref.current, true),
    formProps: {
      ref,
      id: name,
      // Without scripts the browser sends the form.
      action: `${apiBase}${form.path}`,
      method: 'post',
      ...(form.takesFile && { encType: 'multipart/form-data' }),
      onSubmit,
      onFocus: prepare,
      // Firefox tells screen readers that a form with an empty required field is invalid, before anything was typed.
      'aria-invalid': false,
      // The update prompt never reloads a page with a form that is dirty (see `useDraft`) or sending.
      'data-sending': sending ? '' : undefined,
    },
  }
}

/** The result of `useForm`. */
export type FormState<Name extends FormName = FormName> = ReturnType<typeof useForm<Name>>
