import './forms.css'
import type { ReactNode } from 'react'
import type { QueuedForm } from '#api/submission.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormStatus } from './form-status.tsx'
import { Honeypot } from './honeypot.tsx'
import { idle } from './status.ts'
import type { FormState } from './use-form.ts'
import { useLateParts } from './use-late-parts.ts'

interface Props {
  form: FormState<QueuedForm>
  /** The button's words, and those while sending. */
  button: string
  busy: string
  look?: 'action' | 'primary'
  /** Said when it has arrived. */
  success: string
  /** Shown below the button while sending. */
  progress?: ReactNode
  /** What a toast says beside the summary: the line under the button does not repeat it. */
  toasted?: string
  /** The fields. */
  children: ReactNode
}

/** What every form that can wait for the network has around its fields: errors above, button and status below, and what is not sent yet. */
export function FormFrame(props: Props) {
  const { form, button, busy, look = 'action', success, progress, toasted, children } = props
  const { name, status, sending, formProps } = form
  const OutboxList = useLateParts(name)
  return (
    <>
      <form {...formProps}>
        <ErrorSummary of={form} />
        <Honeypot />
        <fieldset role="none" disabled={sending} className="grid items-end gap-5 sm:grid-cols-2">
          {children}
          <div className="sm:col-span-2">
            <button type="submit" className={`button button-${look}`}>
              {sending ? busy : button}
            </button>
          </div>
        </fieldset>
        {sending && progress}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <FormStatus
            status={status.state === 'invalid' && status.message === toasted ? idle : status}
            success={success}
            onKeep={form.keep}
          />
        </div>
      </form>
      {OutboxList && <OutboxList form={name} />}
    </>
  )
}
