import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/forms/partnership.json' with { type: 'json' }
import { email, fieldsOf, longest, optional, required, requiredText } from './fields.ts'
import { defineForm } from './form.ts'

/** The category that identifies a partner application among messages. */
export const partnershipCategory = 'partnership'

const category = v.optional(v.literal(partnershipCategory, 'Unknown category'), partnershipCategory)

const schema = fieldsOf({
  category,
  fullName: required(texts.enterName),
  company: required(texts.enterCompany),
  email,
  phone: optional(texts.enterPhone),
  type: required(texts.chooseType),
  goals: requiredText(texts.enterGoals),
})

/** The partner application, sent as a message (docs/specification/forms.md#submissions). */
export const partnership = defineForm({
  name: 'partnership-form',
  path: '/api/contact',
  schema,
  sentSchema: fieldsOf({
    name: required(texts.enterName),
    email,
    subject: required(texts.enterSubject),
    category,
    // The goals below the company and the phone number.
    message: requiredText(texts.enterMessage, longest.text + 2 * longest.line + 100),
  }),
  sends: ({ fullName, company, email: address, phone, type, goals }) => ({
    name: fullName,
    email: address,
    subject: fill(texts.sentSubject, { type }),
    category: partnershipCategory,
    message: `${fill(texts.sentCompany, { company })}\n${fill(texts.sentPhone, { number: phone || texts.noPhone })}\n\n${goals}`,
  }),
})
