import { createList } from '#api/lists.ts'
import { company } from '#company.ts'

export const companyContact = createList('company-contact', {
  email: company.emails.general,
  address: company.addressLine,
  phone: company.phone,
})
