import { expect, it } from 'vitest'
import { type Answer, errorText, idempotencyKey, meaningOf, type Submission } from './submission.ts'

const message: Submission = { path: '/api/contact', fields: { name: 'A', message: ' <b>\u202E مرحبا 🧵 ' } }
const withFile = (text = '%PDF-', name = 'cv.pdf'): Submission => ({
  path: '/api/job-apply',
  fields: { fullName: 'F', coverLetter: '' },
  file: new File([text], name, { type: 'application/pdf' }),
})

it('the key is the same for the same content, and another for another draft, field, path, file or name of a file', async () => {
  const submissions: readonly (readonly [draft: string, submission: Submission])[] = [
    ['draft', message],
    ['other draft', message],
    ['draft', { ...message, fields: { ...message.fields, name: 'B' } }],
    ['draft', { ...message, fields: { ...message.fields, more: '' } }],
    ['draft', { ...message, path: '/api/newsletter' }],
    ['draft', withFile()],
    ['draft', withFile('%PDF-2')],
    ['draft', withFile('%PDF-', 'letter.pdf')],
  ]
  const keysOf = () => Promise.all(submissions.map(each => idempotencyKey(...each)))
  const keys = await keysOf()
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(keys).size).toBe(keys.length)
  expect(await keysOf()).toEqual(keys)
})

const answer = (more: Partial<Answer>): Answer => ({
  status: 200,
  redirected: false,
  type: 'application/json; charset=utf-8',
  text: '{}',
  ...more,
})

it.each([
  ['accepted', {}],
  ['accepted', { status: 201, type: 'application/problem+json' }],
  ['accepted', { status: 204, type: '', text: '' }],
  ['accepted', { type: '', text: '' }],
  ['accepted', { status: 201, type: 'text/plain', text: 'Thank you' }],
  ['accepted', { type: '', text: 'ok' }],
  ['accepted', { type: 'text/html', text: '' }],
  ['page', { type: 'text/html', text: '<h1>Sign in</h1>' }],
  ['page', { status: 201, type: 'TEXT/HTML; charset=utf-8', text: '<h1>Sign in</h1>' }],
  ['page', { type: 'application/xhtml+xml', text: '<h1>Sign in</h1>' }],
  ['page', { type: 'text/html+jsonish', text: 'x' }],
  ['foreign', { redirected: true }],
  ['foreign', { redirected: true, status: 404 }],
  ['foreign', { status: 304 }],
  ['refused', { status: 400, text: '{"error":"Enter your name."}' }],
  ['refused', { status: 422, text: '{"error":"Other words."}' }],
  ...[400, 408, 425, 500].map(status => ['later', { status }] as const),
  ['later', { status: 403, type: 'text/html', text: '<h1>Blocked by the firewall</h1>' }],
  ['later', { status: 404, type: 'text/html', text: '<h1>Not found</h1>' }],
  ['later', { status: 405, type: '', text: '' }],
  ['later', { status: 413, type: 'text/html', text: '<h1>Too large</h1>' }],
  ['busy', { status: 429 }],
  ['later', { status: 500, text: '{"error":"Try again."}' }],
  ['later', { status: 503, type: 'text/html' }],
] as const)('%s: %o', (meaning, more) => {
  expect(meaningOf(answer(more))).toBe(meaning)
})

it('has its reason in the error field of JSON, and nowhere else', () => {
  expect(errorText('{"error":"Enter your name."}')).toBe('Enter your name.')
  for (const body of ['', '<p>error</p>', '{"error":""}', '{"error":7}', '[]', 'null']) {
    expect(errorText(body)).toBeUndefined()
  }
})
