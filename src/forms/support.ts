import texts from '#generated/texts/forms/support.json' with { type: 'json' }
import { email, fieldsOf, optional, required, requiredText } from './fields.ts'
import { defineForm } from './form.ts'

export const supportCategories = ['general', 'technical', 'billing', 'feature', 'bug', 'other'] as const

/** The support form: a message with a category and a default subject (docs/specification/forms.md#submissions). */
export const support = defineForm({
  name: 'support-form',
  path: '/api/contact',
  schema: fieldsOf({
    name: required(texts.enterName),
    email,
    subject: optional(texts.enterSubject),
    category: optional(texts.chooseCategory),
    message: requiredText(texts.enterMessage),
  }),
  sends: ({ subject, ...values }) => ({
    ...values,
    subject: subject.trim() !== '' ? subject : values.category || texts.defaultSubject,
  }),
})
