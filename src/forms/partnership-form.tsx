import './forms.css'
import { partnershipValues } from '#api/form-values.ts'
import { partnershipTypes, submissions } from '#api/submissions.ts'
import { showToast } from '#toasts/show-toast.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { useForm } from './use-form.ts'
import { Waiting } from './waiting.tsx'

const name = 'partnership-form'

const types = [
  { value: '', label: 'Choose one' },
  ...partnershipTypes.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
]

/** The partner application: sent as a contact message, with the contact form's states and texts (design: the partnership form). */
export function PartnershipForm() {
  const { status, sending, errors, summary, formProps } = useForm({
    name,
    check: async values => {
      const { fieldErrors } = await import('#api/schemas.ts')
      const found = fieldErrors('partnership', partnershipValues(values))
      return Object.keys(found).length > 0
        ? { message: 'Please fill in all required fields.', errors: found }
        : undefined
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
      <Waiting form={name} />
    </>
  )
}
