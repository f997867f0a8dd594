import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from './database.ts'
import { type Running, startServer } from './process.ts'
import { message, postApplication, postPlainly, storedSubmissions } from './test-server.ts'

// As it is built: a bundler may remove what only throws.
let database: Awaited<ReturnType<typeof freshDatabase>>
let server: Running
beforeAll(async () => {
  database = await freshDatabase()
  server = await startServer({ env: { DATABASE_URL: database.url } })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await database.drop()
})

const megabyte = 1024 * 1024

/** A request to the API, as a program may send it. */
interface Sent {
  readonly path: string
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}
const asJson = (body: unknown, path = 'contact', headers = {}): Sent => ({
  path,
  body: typeof body === 'string' || body instanceof Uint8Array ? (body as Sent['body']) : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})
const asForm = (body: Sent['body']): Sent => ({
  path: 'contact',
  body,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
})
const withHeader = (name: string, value: string) => asJson(message(), 'contact', { [name]: value })
/** A multipart body; `end` closes it unless another end is given. */
const asParts = (parts: string | Uint8Array, { path = 'job-apply', end = '--x--\r\n' } = {}): Sent => ({
  path,
  body: new Uint8Array(Buffer.concat([Buffer.from(parts), Buffer.from(end)])),
  headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
})

const disposition = '--x\r\nContent-Disposition: form-data; name='
const part = (name: string, content: string, more = '') => `${disposition}"${name}"${more}\r\n\r\n${content}\r\n`
const resume = (content = '%PDF-1.7', name = 'cv.pdf') => part('resume', content, `; filename="${name}"`)
const applicant = part('fullName', 'K') + part('email', 'k@b.example')
const application = (...parts: readonly string[]) => asParts(applicant + parts.join(''))
const openFile = `${disposition}"resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7`

const post = ({ path, body, headers }: Sent) => fetch(`${server.origin}/api/${path}`, { method: 'POST', headers, body })

const rest = '"email":"a@b","subject":"S","message":"M"}'
const names = Array.from({ length: 10_000 }, (_, at) => `field${at}`)
const nothing = '\0'.repeat(10 * megabyte)
const deep = '['.repeat(10_000) + ']'.repeat(10_000)
const invalid = new Uint8Array(Buffer.from('\xc3(\xff', 'latin1'))
const around = (before: string, after: string) =>
  new Uint8Array(Buffer.concat([Buffer.from(before), invalid, Buffer.from(after)]))

type Row = [what: string, sent: Sent, status: number, error: string | RegExp]

it.each<Row>([
  ['a message without an address', asJson(message({ email: '' })), 400, 'Enter your email address.'],
  ['a message without anything', asJson({}), 400, 'Enter your name.'],
  ['a number for a name', asJson({ ...message(), name: 7 }), 400, 'Enter your name.'],
  ['an unknown field', asJson(message({ admin: 'yes' })), 400, 'Unknown field: admin.'],
  ['a name of two lines', asJson(message({ name: 'A\nemail: b@c.example' })), 400, 'Enter your name on one line.'],
  ['a subject of two lines', asJson(message({ subject: 'A\r\nB' })), 400, 'Enter a subject on one line.'],
  ['an address with a line end', asJson(message({ email: 'a@b.example\n' })), 400, /email address on one line\./],
  ['a category of two lines', asJson(message({ category: 'bug\u2028' })), 400, 'Choose a category on one line.'],
  ['a subject as long as a book', asJson(message({ subject: 'x'.repeat(5001) })), 400, /subject, at most 5000 char/],
  ['a message that is too long', asJson(message({ message: 'x'.repeat(20_001) })), 400, /message/],
  ['a message as long as a library', asJson(message({ message: 'x'.repeat(200_000) })), 413, 'The text is too long.'],
  ['broken JSON', asJson('{"name": '), 400, 'The body is not valid JSON.'],
  ['a list', asJson('[1]'), 400, 'Send an object.'],
  ['plain text', asJson('x', 'contact', { 'Content-Type': 'text/plain' }), 415, 'Send JSON.'],
  ...['x'.repeat(201), 'a b', 'ä'].map((key): Row => ['no key', withHeader('Idempotency-Key', key), 400, /not a key/]),
  ['a packed body', asJson('x', 'contact', { 'Content-Encoding': 'gzip' }), 415, /unpacked/],
  ['10,000 fields in JSON', asJson(Object.fromEntries(names.map(name => [name, 'x']))), 413, /too long/],
  ['10,000 fields in a form', asForm(names.map(name => `${name}=x`).join('&')), 400, /too many/],
  ['10,000 parts', asParts(names.map(name => part(name, 'x')).join('')), 400, /too many/],
  ['10 MB of nothing', asJson(nothing), 413, /too long/],
  ['10 MB of nothing in a field', application(part('coverLetter', nothing)), 413, /too long/],
  ['10 MB of nothing in a file', application(resume(nothing)), 415, /not a real PDF/],
  ['a text of nothing', asJson(message({ message: '\0'.repeat(10_000) })), 400, /can’t store/],
  ['invalid UTF-8 in JSON', asJson(around('{"name":"', `",${rest}`)), 400, /UTF-8/],
  ['invalid UTF-8 in a form', asForm(around('name=', '&email=a@b')), 400, /UTF-8/],
  ['invalid UTF-8 in an escape of a form', asForm('name=%ff&email=a@b.example&subject=S&message=M'), 400, /UTF-8/],
  ['invalid UTF-8 in a part', asParts(around(`${disposition}"fullName"\r\n\r\n`, '\r\n')), 400, /not valid UTF-8/],
  ['a field twice in a form', asForm('name=A&name=B&email=a@b&subject=S&message=M'), 400, /twice/],
  ['a field twice in parts', application(part('email', 'l@b'), resume()), 400, 'A field was sent twice.'],
  ['lists in lists, 10,000 deep', asJson(deep), 400, /object/],
  ['a name of lists in lists', asJson(`{"name":${deep},${rest}`), 400, /name/],
  ['objects in objects, 10,000 deep', asJson(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 400, /name/],
  ...['__proto__', 'constructor', 'prototype', 'toString'].flatMap(key =>
    [
      asJson(`{"${key}":{"admin":true},"name":"A",${rest}`),
      asForm(`${key}=x&name=A&email=a@b&subject=S&message=M`),
      application(part(key, 'x'), resume()),
    ].map((sent): Row => [`the field ${key}`, sent, 400, `Unknown field: ${key}.`]),
  ),
  ['an application as JSON', asJson(message(), 'job-apply'), 415, 'Send the application as multipart/form-data.'],
  ['an application without a resume', application(), 400, 'Choose your resume.'],
  ['an empty resume', application(resume('')), 400, 'The resume is empty.'],
  ['a program for a resume', application(resume('MZ', 'cv.exe')), 415, 'The resume has to be a PDF, DOC or DOCX file.'],
  ['a text under the name of a PDF', application(resume('hello')), 415, 'The resume is not a real PDF file.'],
  ['a resume above 10 MB', application(resume(`%PDF-1.7${' '.repeat(10 * megabyte)}`)), 413, /larger than 10 MB\./],
  ...['../../etc/cv.pdf', '/etc/cv.pdf', 'C:\\\\cv.pdf', '..', 'cv\0.pdf', 'cv\u001b[2J.pdf', 'cv\x85.pdf'].map(
    (name): Row => [`the file ${JSON.stringify(name)}`, application(resume('%PDF-1.7', name)), 400, /a path|broken/],
  ),
  ['a file with a long name', application(resume('%PDF-1.7', `${'x'.repeat(300)}.pdf`)), 400, /too long/],
  ['an applicant of two lines', asParts(part('fullName', 'A\rB') + part('email', 'a@b')), 400, /full name on one line/],
  ['a telephone of two lines', application(part('phone', '1\n2'), resume()), 400, /phone number on one line\./],
  ['a page of two lines', application(part('portfolioUrl', 'a.example\n'), resume()), 400, /site.example on one line/],
  ['no form data', asParts('--x\r\nnonsense', { end: '' }), 400, 'The form data is broken.'],
  ['an empty body', asParts('', { end: '' }), 400, /./],
  ['a body of no parts', asParts('', { end: '--x--' }), 400, /./],
  ['a body without a boundary', withHeader('Content-Type', 'multipart/form-data'), 400, /no boundary/],
  [
    'a boundary as long as a page',
    withHeader('Content-Type', `multipart/form-data; boundary=${'x'.repeat(15_000)}`),
    400,
    'The boundary is too long.',
  ],
  ['a part without a name', asParts(`${applicant}--x\r\nContent-Disposition: form-data\r\n\r\nv\r\n`), 400, /Unknown/],
  ['a file that ends too early', asParts(applicant + openFile, { end: '' }), 400, 'The form data is broken.'],
  ['a large one', asParts(applicant + openFile + 'x'.repeat(300_000), { end: '' }), 400, 'The form data is broken.'],
  ['a part that ends in its name', asParts(`${applicant}--x\r\nContent-Dispos`, { end: '' }), 400, /is broken/],
  ...['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'].map(
    (own): Row => [
      `a text with the line ${own}`,
      asParts(part('fullName', 'Şahin', `\r\n${own}`)),
      400,
      'Send texts as UTF-8, without a charset or an encoding of their own.',
    ],
  ),
  [
    'a file with the newsletter',
    asParts(part('email', 'a@b.c') + resume(), { path: 'newsletter' }),
    400,
    /takes no file/,
  ],
  ['an address that is none', asJson({ email: 'nobody' }, 'newsletter'), 400, /address like name@example.com/],
  ['an address that no mail can reach', asJson({ email: 'a,b@visitor.example' }, 'newsletter'), 400, /./],
])('%s is refused, and the next message is received', async (_, sent, status, error) => {
  const before = (await storedSubmissions(database.url)).length
  const answer = await post(sent)
  const said = typeof error === 'string' ? error : expect.stringMatching(error)
  expect([answer.status, await answer.json()]).toEqual([status, { error: said }])
  expect((await post(asJson(message({ subject: `After ${before}` })))).status).toBe(200)
  expect(await storedSubmissions(database.url)).toHaveLength(before + 1)
})

it.each([
  ['a long message in Bangla', asJson(message({ message: 'ক'.repeat(20_000) }))],
  ['an address in Bangla', asJson({ email: 'ক@ভিজিটর.বাংলা' }, 'newsletter')],
])('%s is received', async (_, sent) => expect((await post(sent)).status).toBe(200))

it('an application without scripts comes back with every word when its resume is refused', async () => {
  const page = async (file: File) => {
    const fields = { fullName: 'Karim', email: 'karim@visitor.example', coverLetter: 'Written with care' }
    const answer = await postApplication(server.origin, fields, file, { Accept: 'text/html' })
    return [answer.status, await answer.text()] as const
  }
  const large = Buffer.alloc(11 * megabyte, '%PDF-1.7')
  for (const [status, file] of [
    [415, new File(['no pdf'], 'cv.pdf')],
    [413, new File([large], 'cv.pdf')],
  ] as const) {
    const [answered, text] = await page(file)
    expect(answered).toBe(status)
    expect(text).toContain('value="Karim"')
    expect(text).toContain('>Written with care</textarea>')
  }
  // Refused because of its declared length, so nothing was read.
  const [answered, text] = await page(new File([large, large], 'cv.pdf'))
  expect(answered).toBe(413)
  expect(text).toContain('Go back in your browser')
  expect(text).not.toContain('<form')
})

it('a text that is too long is refused, though a file begins after it and comes later', async () => {
  const begun = applicant + part('coverLetter', 'x'.repeat(150_000)) + openFile
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(begun))
      await sleep(200)
      controller.enqueue(new TextEncoder().encode('\r\n--x--\r\n'))
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', headers, body, duplex: 'half', signal: AbortSignal.timeout(10_000) }
  const answer = await fetch(`${server.origin}/api/job-apply`, init as RequestInit)
  expect([answer.status, await answer.json()]).toEqual([413, { error: 'The text is too long.' }])
})

it('what does not fit is said all at once on a page', async () => {
  const answer = await postPlainly(server.origin, message({ name: '', email: 'nobody' }))
  expect(await answer.text()).toContain('Enter your name. Enter an email address like name@example.com.')
})

it('more than any form holds is not given back, so that it is not in memory until it is read', async () => {
  const page = async (letters: number) => {
    const answer = await postPlainly(server.origin, message({ message: '"'.repeat(letters) }))
    return [answer.status, (await answer.text()).includes('<form action="/api/contact"')]
  }
  expect([await page(50_000), await page(70_000)]).toEqual([
    [400, true],
    [400, false],
  ])
})
