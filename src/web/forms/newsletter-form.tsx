import './forms.css'
import { newsletter } from '#api/forms/newsletter.ts'
import { EmailField } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { toast, toastError } from './toast.ts'
import { useForm } from './use-form.ts'

/** Subscribes an e-mail address to the newsletter (docs/specification.md#forms). */
export function NewsletterForm({ label, button }: { label: string; button: string }) {
  const form = useForm(newsletter, {
    missing: 'Please enter your email address.',
    onError: toastError,
    onSuccess: () => toast({ title: 'Subscribed', description: 'The next letter will come to you.' }),
  })
  const { status, sending, formProps } = form
  return (
    <form {...formProps}>
      <fieldset role="none" disabled={sending} className="grid gap-3">
        <EmailField of={form} label={label} />
        <button type="submit" className="button button-primary button-small justify-self-start">
          {sending ? 'Sending...' : button}
        </button>
      </fieldset>
      {/* The field itself says what is wrong with it. */}
      <FormStatus status={status.state === 'invalid' ? { state: 'idle' } : status} success="You are on the list." />
    </form>
  )
}
