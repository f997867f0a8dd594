import texts from '#content/texts/forms/newsletter.json' with { type: 'json' }
import './forms.css'
import { newsletter } from '#api/forms/newsletter.ts'
import { EmailField } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { Honeypot } from './honeypot.tsx'
import { toast, toastError } from './toast.ts'
import { useForm } from './use-form.ts'

/** A server that sends mail asks for a confirmation; who is on the list already gets no further mail, and nobody learns of it. */
const next = texts.next

/** Subscribes an e-mail address to the newsletter (docs/specification.md#forms). */
export function NewsletterForm({ label, button }: { label: string; button: string }) {
  const form = useForm(newsletter, {
    missing: texts.missing,
    onError: toastError,
    onSuccess: () => toast({ title: texts.sentTitle, description: next }),
  })
  const { status, sending, formProps } = form
  return (
    <form {...formProps}>
      <Honeypot />
      <fieldset role="none" disabled={sending} className="grid gap-3">
        <EmailField of={form} label={label} />
        <button type="submit" className="button button-primary button-small justify-self-start">
          {sending ? texts.busy : button}
        </button>
      </fieldset>
      {/* The field itself says what is wrong with it. */}
      <FormStatus status={status.state === 'invalid' ? { state: 'idle' } : status} success={next} />
    </form>
  )
}
