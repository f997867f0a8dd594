import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Submission } from '#api/submission.ts'
import { rememberSent, repeatedKey } from './repetition.ts'

const message: Submission = { path: '/api/contact', fields: { name: 'Ayesha', message: 'It takes all Friday.' } }

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the same content keeps its key for a minute', async () => {
  vi.useFakeTimers({ now: 0 })
  await rememberSent('contact-form', message, 'key')
  vi.setSystemTime(59_000)
  expect(await repeatedKey('contact-form', message)).toBe('key')
  vi.setSystemTime(60_000)
  expect(await repeatedKey('contact-form', message)).toBeUndefined()
})

it('other content, another file and another form have their own keys', async () => {
  await rememberSent('contact-form', message, 'key')
  const fields = { ...message.fields, message: 'It takes all Thursday.' }
  expect(await repeatedKey('contact-form', { ...message, fields })).toBeUndefined()
  const file = new File(['%PDF-'], 'resume.pdf')
  expect(await repeatedKey('contact-form', { ...message, file })).toBeUndefined()
  expect(await repeatedKey('support-form', message)).toBeUndefined()
})

it('nothing is remembered where storage is forbidden or holds something else', async () => {
  localStorage.setItem('sent:contact-form', 'not JSON')
  expect(await repeatedKey('contact-form', message)).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  await rememberSent('contact-form', message, 'key')
  expect(await repeatedKey('contact-form', message)).toBeUndefined()
})
