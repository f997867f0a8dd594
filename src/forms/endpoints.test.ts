import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import labels from '#generated/texts/server/fields.json' with { type: 'json' }

afterEach(() => {
  vi.doUnmock('./contact.ts')
  vi.resetModules()
})

const message = { name: 'A', email: 'a@b.example', subject: 'S', message: 'M' }

it('a field that one form requires is asked of no other form of the same path', async () => {
  const [original, { required }, { defineForm }] = await Promise.all([
    vi.importActual<typeof import('./contact.ts')>('./contact.ts'),
    import('./fields.ts'),
    import('./form.ts'),
  ])
  const contactSchema = v.strictObject({ ...original.contactSchema.entries, company: required('Enter your company') })
  vi.doMock('./contact.ts', () => ({
    contactSchema,
    contact: defineForm({ ...original.contact, schema: contactSchema }),
  }))
  vi.resetModules()
  const { formOf } = await import('./endpoints.ts')
  expect(formOf('contact', message).checkSent(message)).toEqual({ problems: { company: 'Enter your company' } })
  for (const category of ['', 'bug', 'partnership']) {
    const sent = { ...message, category }
    expect(formOf('contact', sent).checkSent(sent)).toEqual({ fields: sent })
  }
})

it('mails and result pages have a name for every field of a form', async () => {
  const { keptFields } = await import('./endpoints.ts')
  expect(Object.keys(labels)).toEqual(expect.arrayContaining([...keptFields]))
})
