import texts from '#generated/texts/forms/contact.json' with { type: 'json' }
import { contact } from './contact.ts'
import { EmailField, Field, NameField } from './field.tsx'
import { FormFrame, messageWords } from './form-frame.tsx'
import { useForm } from './use-form.ts'

/** The contact form (docs/specification/forms.md#forms). */
export function ContactForm() {
  const form = useForm(contact, {
    missing: texts.missing,
  })
  return (
    <FormFrame form={form} words={texts} sent={messageWords('/case-studies')}>
      <NameField of={form} />
      <EmailField of={form} />
      <Field of={form} name="subject" label={texts.subject} required wide />
      <Field of={form} name="message" label={texts.message} required rows={6} wide />
    </FormFrame>
  )
}
