import './forms.css'
import { submissions } from '#api/submissions.ts'
import { showToast } from '#toasts/show-toast.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { useForm } from './use-form.ts'
import { Waiting } from './waiting.tsx'

const name = 'contact-form'

/** The contact form; its states, texts and disabling are those of the first specification document, sections 4, 5 and 8. */
export function ContactForm() {
  const { status, sending, errors, summary, formProps } = useForm({
    name,
    check: async values => {
      const { fieldErrors } = await import('#api/schemas.ts')
      const found = fieldErrors('contact', values)
      return Object.keys(found).length > 0 ? { message: 'Please fill in all fields.', errors: found } : undefined
    },
    onSuccess: () =>
      showToast({
        title: 'Message Sent!',
        description: "Thank you for reaching out. We'll get back to you as soon as possible.",
      }),
  })
  return (
    <>
      <form {...formProps} action={submissions.contact.path} method="post">
        <ErrorSummary form={name} errors={errors} summary={summary} />
        <fieldset role="none" disabled={sending} className="grid gap-5 sm:grid-cols-2">
          <Field form={name} name="name" label="Name" required autoComplete="name" error={errors.name} />
          <Field
            form={name}
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="email"
            error={errors.email}
          />
          <div className="sm:col-span-2">
            <Field form={name} name="subject" label="Subject" required error={errors.subject} />
          </div>
          <div className="sm:col-span-2">
            <Field form={name} name="message" label="Message" required rows={6} error={errors.message} />
          </div>
          <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
            <button type="submit" className="button button-action">
              {sending ? 'Sending...' : 'Send Message'}
            </button>
            <FormStatus status={status} success="Message sent successfully!" />
          </div>
        </fieldset>
      </form>
      <Waiting form={name} />
    </>
  )
}
