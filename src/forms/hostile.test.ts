import { describe, expect, it } from 'vitest'
import { cpuTimeOf, hostileValues } from '../../tests/hostile-values.ts'
import { application } from './application.ts'
import { contact } from './contact.ts'
import { newsletter } from './newsletter.ts'
import { partnership } from './partnership.ts'
import { support } from './support.ts'

const partnershipFields = ['category', 'company', 'email', 'fullName', 'goals', 'phone', 'type']

describe.each([contact, support, partnership, application, newsletter])('the form $name', form => {
  it.each(hostileValues)('refuses 1 MB of %s at once, in every field', (_, value) => {
    for (const [names, check] of [
      [form === partnership ? partnershipFields : form.sentFields, form.check],
      [form.sentFields, form.checkSent],
    ] as const) {
      const send = () => check(Object.fromEntries(names.map(name => [name, value])), { name: 'cv.pdf', size: 5 })
      expect(cpuTimeOf(send)).toBeLessThan(50)
      const checked = send()
      const problems = 'problems' in checked ? checked.problems : {}
      expect(Object.keys(problems).sort()).toEqual([...names].sort())
      expect(Math.max(...Object.values(problems).map(({ length }) => length))).toBeLessThan(300)
    }
  })
})
