import { email, fieldsOf } from './fields.ts'
import { defineForm } from './form.ts'

export const newsletterSchema = fieldsOf({ email })

const failed = 'The subscription did not work. Please try again.'

/** The newsletter's form; it does not wait for a network. */
export const newsletter = defineForm({
  name: 'newsletter-form',
  path: '/api/newsletter',
  failure: { refused: failed, lost: failed },
  schema: newsletterSchema,
})
