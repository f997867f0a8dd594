import texts from '#generated/texts/forms/partnership.json' with { type: 'json' }
import { EmailField, Field, NameField, PhoneField } from './field.tsx'
import { FormFrame, messageWords } from './form-frame.tsx'
import { partnership, partnershipCategory } from './partnership.ts'
import { useForm } from './use-form.ts'

const types = [
  { value: '', label: texts.chooseOne },
  ...texts.types.map(label => ({ value: label.toLowerCase(), label })),
]

/** The partner application, with the contact form's states and texts (docs/specification/forms.md#forms). */
export function PartnershipForm() {
  const form = useForm(partnership, {
    missing: texts.missing,
  })
  return (
    <FormFrame form={form} words={texts} sent={messageWords('/brands')}>
      {/* Identifies the form when it is sent without scripts. */}
      <input type="hidden" name="category" value={partnershipCategory} />
      <NameField of={form} name="fullName" label={texts.name} />
      <Field of={form} name="company" label={texts.company} required autoComplete="organization" />
      <EmailField of={form} label={texts.email} />
      <PhoneField of={form} label={texts.phone} />
      <Field of={form} name="type" label={texts.type} required options={types} wide />
      <Field of={form} name="goals" label={texts.goals} required rows={6} wide />
    </FormFrame>
  )
}
