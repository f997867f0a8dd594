import texts from '#generated/texts/forms/contact.json' with { type: 'json' }
import { email, fieldsOf, required, requiredText } from './fields.ts'
import { defineForm } from './form.ts'

export const contactSchema = fieldsOf({
  name: required(texts.enterName),
  email,
  subject: required(texts.enterSubject),
  message: requiredText(texts.enterMessage),
})

/** The contact form (docs/specification/forms.md#forms). */
export const contact = defineForm({
  name: 'contact-form',
  path: '/api/contact',
  schema: contactSchema,
})
