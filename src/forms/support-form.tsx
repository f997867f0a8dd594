import texts from '#generated/texts/forms/support.json' with { type: 'json' }
import { EmailField, Field, NameField } from './field.tsx'
import { FormFrame, messageWords } from './form-frame.tsx'
import { support, supportCategories } from './support.ts'
import { toastError, useForm } from './use-form.ts'

const labels: Record<(typeof supportCategories)[number], string> = {
  general: texts.general,
  technical: texts.technical,
  billing: texts.billing,
  feature: texts.feature,
  bug: texts.bug,
  other: texts.other,
}
const categories = [
  { value: '', label: texts.noCategory },
  ...supportCategories.map(value => ({ value, label: labels[value] })),
]

/** The support form (docs/specification/forms.md#forms). */
export function SupportForm() {
  const form = useForm(support, {
    missing: texts.missing,
    onInvalid: toastError,
    onError: toastError,
    sent: { title: texts.sentTitle, description: texts.sentText },
  })
  return (
    <FormFrame form={form} words={texts} sent={messageWords('/blog')}>
      <NameField of={form} />
      <EmailField of={form} />
      <Field of={form} name="subject" label={texts.subject} />
      <Field of={form} name="category" label={texts.category} options={categories} />
      <Field of={form} name="message" label={texts.message} required rows={6} wide />
    </FormFrame>
  )
}
