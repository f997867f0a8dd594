import { email, fieldsOf, required, requiredText } from './fields.ts'
import { defineForm, messageFailure } from './form.ts'

export const contactSchema = fieldsOf({
  name: required('Enter your name'),
  email,
  subject: required('Enter a subject'),
  message: requiredText('Enter your message'),
})

/** The contact form (docs/specification.md#forms). */
export const contact = defineForm({
  name: 'contact-form',
  path: '/api/contact',
  failure: messageFailure,
  schema: contactSchema,
})
