import texts from '#content/texts/forms/newsletter.json' with { type: 'json' }
import { email, fieldsOf } from './fields.ts'
import { defineForm } from './form.ts'

export const newsletterSchema = fieldsOf({ email })

/** The newsletter's form; it does not wait for a network. */
export const newsletter = defineForm({
  name: 'newsletter-form',
  path: '/api/newsletter',
  failure: { refused: texts.failed, lost: texts.failed },
  schema: newsletterSchema,
})
