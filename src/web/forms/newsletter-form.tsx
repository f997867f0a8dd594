import './forms.css'
import { submissions } from '#api/submissions.ts'
import { showToast } from '#web/toasts/show-toast.tsx'
import { Field } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { useForm } from './use-form.ts'

const name = 'newsletter-form'

/** Subscribes an e-mail address to the newsletter (design: newsletter). */
export function NewsletterForm({ label, button }: { label: string; button: string }) {
  const { status, sending, errors, formProps } = useForm({
    name,
    check: async values => {
      const { fieldErrors } = await import('#api/schemas.ts')
      const found = fieldErrors('newsletter', values)
      return found.email ? { message: found.email, errors: found } : undefined
    },
    onError: description => showToast({ variant: 'destructive', title: 'Error', description }),
    onSuccess: () => showToast({ title: 'Subscribed', description: 'The next letter will come to you.' }),
  })
  return (
    <form {...formProps} action={submissions.newsletter.path} method="post">
      <fieldset role="none" disabled={sending} className="grid gap-3">
        <Field form={name} name="email" label={label} type="email" required autoComplete="email" error={errors.email} />
        <button type="submit" className="button button-primary button-small justify-self-start">
          {sending ? 'Sending...' : button}
        </button>
      </fieldset>
      <FormStatus status={status.state === 'invalid' ? { state: 'idle' } : status} success="You are on the list." />
    </form>
  )
}
