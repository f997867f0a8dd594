import { contact } from '#api/forms/contact.ts'
import { EmailField, Field, NameField } from './field.tsx'
import { FormFrame } from './form-frame.tsx'
import { outboxOf } from './outbox.ts'
import { toastSent } from './toast.ts'
import { useForm } from './use-form.ts'

/** The contact form (docs/specification.md#forms). */
export function ContactForm() {
  const form = useForm(contact, {
    outbox: outboxOf(contact.name),
    missing: 'Please fill in all fields.',
    onSuccess: toastSent,
  })
  return (
    <FormFrame form={form} button="Send Message" busy="Sending..." success="Message sent successfully!">
      <NameField of={form} />
      <EmailField of={form} />
      <Field of={form} name="subject" label="Subject" required wide />
      <Field of={form} name="message" label="Message" required rows={6} wide />
    </FormFrame>
  )
}
