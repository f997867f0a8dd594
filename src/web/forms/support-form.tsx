import { supportValues } from '#api/form-values.ts'
import { supportCategories } from '#api/submissions.ts'
import { showToast } from '#web/toasts/show-toast.tsx'
import { checkValues } from './check-values.ts'
import { Field } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { useForm } from './use-form.ts'

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
  const form = useForm({
    name,
    check: values => checkValues('contact', supportValues(values), 'Please fill in all required fields.'),
    onInvalid: failure,
    onError: failure,
    onSuccess: () =>
      showToast({
        title: 'Request Submitted',
        description: "We've received your support request and will get back to you shortly.",
      }),
  })
  return (
    <FormFrame
      name={name}
      form={form}
      to="contact"
      look="primary"
      button="Submit Request"
      busy="Submitting..."
      success="Message sent successfully!"
    >
      <Field form={name} name="name" label="Name" required autoComplete="name" error={form.errors.name} />
      <Field
        form={name}
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
        error={form.errors.email}
      />
      <Field form={name} name="subject" label="Subject" error={form.errors.subject} />
      <Field form={name} name="category" label="Category" options={categories} error={form.errors.category} />
      <div className="sm:col-span-2">
        <Field form={name} name="message" label="Message" required rows={6} error={form.errors.message} />
      </div>
    </FormFrame>
  )
}
