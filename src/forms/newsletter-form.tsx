import texts from '#generated/texts/forms/newsletter.json' with { type: 'json' }
import { EmailField, Honeypot } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { newsletter } from './newsletter.ts'
import { idle } from './status.ts'
import { toastError, useForm } from './use-form.ts'

/** Subscribes an e-mail address to the newsletter (docs/specification/forms.md#forms). */
export function NewsletterForm({ label, button }: { label: string; button: string }) {
  const form = useForm(newsletter, {
    missing: texts.missing,
    onError: toastError,
    sent: { title: texts.sentTitle, description: texts.next },
  })
  const { status, sending, formProps } = form
  return (
    <form {...formProps}>
      <Honeypot />
      <fieldset role="none" disabled={sending} className="mb-3 grid gap-3">
        <EmailField of={form} label={label} />
        <button type="submit" className="button button-primary button-small justify-self-start">
          {sending ? texts.busy : button}
        </button>
      </fieldset>
      {/* The field itself says what is wrong with it. */}
      <FormStatus status={status.state === 'invalid' ? idle : status} success={texts.next} />
    </form>
  )
}
