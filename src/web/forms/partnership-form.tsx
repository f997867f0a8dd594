import { partnershipValues } from '#api/form-values.ts'
import { partnershipTypes } from '#api/submissions.ts'
import { checkValues } from './check-values.ts'
import { Field } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { messageSent } from './message-sent.ts'
import { useForm } from './use-form.ts'

const name = 'partnership-form'

const types = [
  { value: '', label: 'Choose one' },
  ...partnershipTypes.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
]

/** The partner application: sent as a contact message, with the contact form's states and texts (design: the partnership form). */
export function PartnershipForm() {
  const form = useForm({
    name,
    check: values => checkValues('partnership', partnershipValues(values), 'Please fill in all required fields.'),
    onSuccess: messageSent,
  })
  return (
    <FormFrame
      name={name}
      form={form}
      to="contact"
      button="Submit Application"
      busy="Sending..."
      success="Message sent successfully!"
    >
      <Field form={name} name="fullName" label="Full name" required autoComplete="name" error={form.errors.fullName} />
      <Field
        form={name}
        name="company"
        label="Company name"
        required
        autoComplete="organization"
        error={form.errors.company}
      />
      <Field
        form={name}
        name="email"
        label="Email address"
        type="email"
        required
        autoComplete="email"
        error={form.errors.email}
      />
      <Field form={name} name="phone" label="Phone number" type="tel" autoComplete="tel" error={form.errors.phone} />
      <div className="sm:col-span-2">
        <Field form={name} name="type" label="Type of partnership" required options={types} error={form.errors.type} />
      </div>
      <div className="sm:col-span-2">
        <Field form={name} name="goals" label="Your goals" required rows={6} error={form.errors.goals} />
      </div>
    </FormFrame>
  )
}
