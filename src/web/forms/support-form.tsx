import { support, supportCategories } from '#api/forms/support.ts'
import { EmailField, Field, NameField } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { outboxOf } from './outbox.ts'
import { toast, toastError } from './toast.ts'
import { useForm } from './use-form.ts'

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

/** The support form (docs/specification.md#forms). */
export function SupportForm() {
  const form = useForm(support, {
    outbox: outboxOf(support.name),
    missing: 'Please fill in all required fields.',
    onInvalid: toastError,
    onError: toastError,
    onSuccess: () =>
      toast({
        title: 'Request Submitted',
        description: "We've received your support request and will get back to you shortly.",
      }),
  })
  return (
    <FormFrame
      form={form}
      look="primary"
      button="Submit Request"
      busy="Submitting..."
      success="Message sent successfully!"
    >
      <NameField of={form} />
      <EmailField of={form} />
      <Field of={form} name="subject" label="Subject" />
      <Field of={form} name="category" label="Category" options={categories} />
      <Field of={form} name="message" label="Message" required rows={6} wide />
    </FormFrame>
  )
}
