import { checkValues } from './check-values.ts'
import { Field } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { messageSent } from './message-sent.ts'
import { useForm } from './use-form.ts'

const name = 'contact-form'

/** The contact form; its states, texts and disabling are those of the first specification document, sections 4, 5 and 8. */
export function ContactForm() {
  const form = useForm({
    name,
    check: values => checkValues('contact', values, 'Please fill in all fields.'),
    onSuccess: messageSent,
  })
  return (
    <FormFrame
      name={name}
      form={form}
      to="contact"
      button="Send Message"
      busy="Sending..."
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
      <div className="sm:col-span-2">
        <Field form={name} name="subject" label="Subject" required error={form.errors.subject} />
      </div>
      <div className="sm:col-span-2">
        <Field form={name} name="message" label="Message" required rows={6} error={form.errors.message} />
      </div>
    </FormFrame>
  )
}
