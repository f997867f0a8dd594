import * as v from 'valibot'
import { email, fieldsOf, optional, required, requiredText } from './fields.ts'
import { defineForm, messageFailure } from './form.ts'

export const partnershipTypes = ['reseller', 'integration', 'strategic alliance', 'other'] as const

/** What a partner application is known by among the messages. */
export const partnershipCategory = 'partnership'

const category = v.optional(v.literal(partnershipCategory), partnershipCategory)

const schema = fieldsOf({
  category,
  fullName: required('Enter your full name'),
  company: required('Enter the name of your company'),
  email,
  phone: optional('Enter your phone number'),
  type: required('Choose a type of partnership'),
  goals: requiredText('Tell us your goals'),
})

/** The partner application: sent as a message (docs/specification.md#submissions). */
export const partnership = defineForm({
  name: 'partnership-form',
  path: '/api/contact',
  failure: messageFailure,
  schema,
  sentSchema: fieldsOf({
    name: required('Enter your full name'),
    email,
    subject: required('Enter a subject'),
    category,
    message: requiredText('Enter your message'),
  }),
  sends: ({ fullName, company, email: address, phone, type, goals }) => ({
    name: fullName,
    email: address,
    subject: `Partnership: ${type}`,
    category: partnershipCategory,
    message: `Company: ${company}\nPhone: ${phone || 'not given'}\n\n${goals}`,
  }),
})
