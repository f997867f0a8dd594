import { email, fieldsOf, optional, required } from './fields.ts'
import { defineForm, messageFailure } from './form.ts'

export const partnershipTypes = ['reseller', 'integration', 'strategic alliance', 'other'] as const

const schema = fieldsOf({
  fullName: required('Enter your full name'),
  company: required('Enter the name of your company'),
  email,
  phone: optional,
  type: required('Choose a type of partnership'),
  goals: required('Tell us your goals'),
})

/** The partner application: sent as a message (docs/specification.md#submissions). */
export const partnership = defineForm({
  name: 'partnership-form',
  path: '/api/contact',
  failure: messageFailure,
  schema,
  sends: ({ fullName, company, email: address, phone, type, goals }) => ({
    name: fullName,
    email: address,
    subject: `Partnership: ${type}`,
    category: 'partnership',
    message: `Company: ${company}\nPhone: ${phone || 'not given'}\n\n${goals}`,
  }),
})
