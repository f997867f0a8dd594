import './forms.css'
import { supportValues } from '#api/form-values.ts'
import { submissions, supportCategories } from '#api/submissions.ts'
import { showToast } from '#toasts/show-toast.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FormStatus } from './form-status.tsx'
import { useForm } from './use-form.ts'
import { Waiting } from './waiting.tsx'

const name = 'support-form'

const labels: Record<(typeof supportCategories)[number], string> = {
  general: 'General question',
  technical: 'Technical problem',
  billing: 'Billing',
  feature: 'Feature request',
  bug: 'Bug report',
  other: 'Something else',
}
const categories = [
  { value: '', label: 'No category' },
  ...supportCategories.map(value => ({ value, label: labels[value] })),
]

const failure = (description: string) => showToast({ variant: 'destructive', title: 'Error', description })

/** The support form (first specification document, sections 4, 5 and 8). */
export function SupportForm() {
  const { status, sending, errors, summary, formProps } = useForm({
    name,
    check: async values => {
      const { fieldErrors } = await import('#api/schemas.ts')
      const found = fieldErrors('contact', supportValues(values))
      return Object.keys(found).length > 0
        ? { message: 'Please fill in all required fields.', errors: found }
        : undefined
    },
    onInvalid: failure,
    onError: failure,
    onSuccess: () =>
      showToast({
        title: 'Request Submitted',
        description: "We've received your support request and will get back to you shortly.",
      }),
  })
  return (
    <>
      <form {...formProps} action={submissions.contact.path} method="post">
        <ErrorSummary form={name} errors={errors} summary={summary} />
        <fieldset role="none" className="grid gap-5 sm:grid-cols-2" disabled={sending}>
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
          <Field form={name} name="subject" label="Subject" error={errors.subject} />
          <Field form={name} name="category" label="Category" options={categories} error={errors.category} />
          <div className="sm:col-span-2">
            <Field form={name} name="message" label="Message" required rows={6} error={errors.message} />
          </div>
          <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
            <button type="submit" className="button button-primary">
              {sending ? 'Submitting...' : 'Submit Request'}
            </button>
            <FormStatus status={status} success="Message sent successfully!" />
          </div>
        </fieldset>
      </form>
      <Waiting form={name} />
    </>
  )
}
