import { company } from '#site/company.ts'
import { createList } from '#web/lists/use-list.ts'

export const companyContact = createList('company-contact', {
  email: company.emails.general,
  address: company.addressLine,
  phone: company.phone,
})
