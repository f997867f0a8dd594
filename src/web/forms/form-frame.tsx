import './forms.css'
import type { ReactNode } from 'react'
import type { QueuedForm } from '#api/form-values.ts'
import { submissions } from '#api/submissions.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormStatus } from './form-status.tsx'
import type { useForm } from './use-form.ts'
import { Waiting } from './waiting.tsx'

interface Props {
  name: QueuedForm
  /** What `useForm` gives. */
  form: ReturnType<typeof useForm>
  /** Where it goes; an application takes a file along. */
  to: 'contact' | 'job-apply'
  /** The button's words, and those while sending. */
  button: string
  busy: string
  look?: 'action' | 'primary'
  /** Said when it has arrived. */
  success: string
  /** Shown below the button while sending. */
  progress?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** What every form that can wait for the network has around its fields: errors above, button and status below, and what is not sent yet. */
export function FormFrame({ name, form, to, button, busy, look = 'action', success, progress, children }: Props) {
  const { status, sending, errors, summary, formProps } = form
  return (
    <>
      <form
        {...formProps}
        action={submissions[to].path}
        method="post"
        {...(to === 'job-apply' && { encType: 'multipart/form-data' })}
      >
        <ErrorSummary form={name} errors={errors} summary={summary} />
        <fieldset role="none" disabled={sending} className="grid gap-5 sm:grid-cols-2">
          {children}
          <div className="sm:col-span-2">
            <button type="submit" className={`button button-${look}`}>
              {sending ? busy : button}
            </button>
          </div>
        </fieldset>
        {sending && progress}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <FormStatus status={status} success={success} />
        </div>
      </form>
      <Waiting form={name} />
    </>
  )
}
