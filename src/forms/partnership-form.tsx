import './forms.css'
import { apiBase } from '#api/base.ts'
import { jsonRequest, partnershipContact, partnershipTypes, submissions } from '#api/submissions.ts'
import { showToast } from '#toasts/show-toast.tsx'
import { deliver } from './deliver.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { useForm } from './use-form.ts'

const name = 'partnership-form'
const messages = { refused: 'Failed to send message.', lost: 'Failed to send message. Please try again.' }

const types = [
  { value: '', label: 'Choose one' },
  ...partnershipTypes.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
]

const asTyped = (values: Readonly<Record<string, string>>) => ({
  fullName: values.fullName ?? '',
  company: values.company ?? '',
  email: values.email ?? '',
  phone: values.phone ?? '',
  type: values.type ?? '',
  goals: values.goals ?? '',
})

/** The partner application: sent as a contact message, with the contact form's states and texts (design: the partnership form). */
export function PartnershipForm() {
  const { status, sending, errors, summary, formProps } = useForm({
    name,
    check: async values => {
      const { fieldErrors } = await import('#api/schemas.ts')
      const found = fieldErrors('partnership', asTyped(values))
      return Object.keys(found).length > 0
        ? { message: 'Please fill in all required fields.', errors: found }
        : undefined
    },
    send: (values, _, how) =>
      deliver(jsonRequest('contact', partnershipContact(asTyped(values)), { baseUrl: apiBase }), how, messages),
    failed: messages.lost,
    onSuccess: () =>
      showToast({
        title: 'Message Sent!',
        description: "Thank you for reaching out. We'll get back to you as soon as possible.",
      }),
  })
  return (
    <form {...formProps} action={submissions.contact.path} method="post">
      <ErrorSummary form={name} errors={errors} summary={summary} />
      <fieldset role="none" disabled={sending} className="grid gap-5 sm:grid-cols-2">
        <Field form={name} name="fullName" label="Full name" required autoComplete="name" error={errors.fullName} />
        <Field
          form={name}
          name="company"
          label="Company name"
          required
          autoComplete="organization"
          error={errors.company}
        />
        <Field
          form={name}
          name="email"
          label="Email address"
          type="email"
          required
          autoComplete="email"
          error={errors.email}
        />
        <Field form={name} name="phone" label="Phone number" type="tel" autoComplete="tel" error={errors.phone} />
        <div className="sm:col-span-2">
          <Field form={name} name="type" label="Type of partnership" required options={types} error={errors.type} />
        </div>
        <div className="sm:col-span-2">
          <Field form={name} name="goals" label="Your goals" required rows={6} error={errors.goals} />
        </div>
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <button type="submit" className="button button-action">
            {sending ? 'Sending...' : 'Submit Application'}
          </button>
          <FormStatus status={status} success="Message sent successfully!" />
        </div>
      </fieldset>
    </form>
  )
}
