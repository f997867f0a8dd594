import { describe, expect, it } from 'vitest'
import { idempotencyKey, type Submission } from './submission.ts'

const message: Submission = { path: '/api/contact', fields: { name: 'A', message: ' <b>\u202E مرحبا 🧵 ' } }
const withFile = (text = '%PDF-', name = 'cv.pdf'): Submission => ({
  path: '/api/job-apply',
  fields: { fullName: 'F', coverLetter: '' },
  file: new File([text], name, { type: 'application/pdf' }),
})

describe('the key', () => {
  it('is the same for the same content in the same draft', async () => {
    expect(await idempotencyKey('draft', message)).toMatch(/^[0-9a-f]{64}$/)
    expect(await idempotencyKey('draft', { ...message })).toBe(await idempotencyKey('draft', message))
    expect(await idempotencyKey('draft', withFile())).toBe(await idempotencyKey('draft', withFile()))
  })

  it('is another for another draft, field, path, file or name of a file', async () => {
    const keys = await Promise.all([
      idempotencyKey('draft', message),
      idempotencyKey('other draft', message),
      idempotencyKey('draft', { ...message, fields: { ...message.fields, name: 'B' } }),
      idempotencyKey('draft', { ...message, fields: { ...message.fields, more: '' } }),
      idempotencyKey('draft', { ...message, path: '/api/newsletter' }),
      idempotencyKey('draft', withFile()),
      idempotencyKey('draft', withFile('%PDF-2')),
      idempotencyKey('draft', withFile('%PDF-', 'letter.pdf')),
    ])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
