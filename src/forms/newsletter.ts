import texts from '#generated/texts/forms/newsletter.json' with { type: 'json' }
import { email, fieldsOf } from './fields.ts'
import { defineForm } from './form.ts'

/** The newsletter form; never queued in the outbox. */
export const newsletter = defineForm({
  name: 'newsletter-form',
  path: '/api/newsletter',
  failure: { refused: texts.failed, lost: texts.failed },
  schema: fieldsOf({ email }),
})
