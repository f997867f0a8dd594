import { partnership, partnershipCategory, partnershipTypes } from '#api/forms/partnership.ts'
import { EmailField, Field, NameField, PhoneField } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { outboxOf } from './outbox.ts'
import { toastSent } from './toast.ts'
import { useForm } from './use-form.ts'

const types = [
  { value: '', label: 'Choose one' },
  ...partnershipTypes.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
]

/** The partner application, with the contact form's states and texts (docs/specification.md#forms). */
export function PartnershipForm() {
  const form = useForm(partnership, {
    outbox: outboxOf(partnership.name),
    missing: 'Please fill in all required fields.',
    onSuccess: toastSent,
  })
  return (
    <FormFrame form={form} button="Submit Application" busy="Sending..." success="Message sent successfully!">
      {/* Without scripts it says so which form it is. */}
      <input type="hidden" name="category" value={partnershipCategory} />
      <NameField of={form} name="fullName" label="Full name" />
      <Field of={form} name="company" label="Company name" required autoComplete="organization" />
      <EmailField of={form} label="Email address" />
      <PhoneField of={form} label="Phone number" />
      <Field of={form} name="type" label="Type of partnership" required options={types} wide />
      <Field of={form} name="goals" label="Your goals" required rows={6} wide />
    </FormFrame>
  )
}
