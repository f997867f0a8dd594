/**
 * Tests of the API that run against the mock and against the server, because code that is developed with the mock has to work
 * with the server.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { honeypotField } from '#forms/honeypot.ts'
import { firstIssue, type ListName, lists } from '#lists/contract.ts'
import { docxOf } from './zip.ts'

/** A stored submission. */
export interface Kept {
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
  readonly file?: { readonly name: string; readonly size: number; readonly sha256: string } | undefined
}

export interface Served {
  readonly origin: string
  /** Returns the stored submissions, oldest first. */
  kept(): Promise<readonly Kept[]>
  stop(): Promise<void>
}

/** Counts calls of `unique`, whose texts no other test sends. */
let times = 0
const unique = (text: string) => {
  times += 1
  return `${text} ${process.pid}-${times}`
}
const message = (values: Record<string, unknown> = {}) => ({
  name: 'Ayesha',
  email: 'ayesha@visitor.example',
  subject: unique('Tills'),
  message: 'Three lines.',
  ...values,
})

const pdf = (size = 20, name = 'cv.pdf') => new File(['%PDF-1.7\n', ' '.repeat(size)], name)

function application(file?: File, values: Record<string, string> = {}) {
  const body = new FormData()
  const fields = {
    fullName: 'Karim',
    email: 'karim@visitor.example',
    phone: '',
    linkedinProfile: '',
    portfolioUrl: '',
    coverLetter: unique('Letter'),
    ...values,
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file) body.append('resume', file, file.name)
  return body
}

const json = { 'Content-Type': 'application/json', Accept: 'application/json' }
const plain = { Accept: 'text/html,application/xhtml+xml', 'Content-Type': 'application/x-www-form-urlencoded' }

/** Defines the tests of the API for one server. */
export function conformance(name: string, start: () => Promise<Served>) {
  describe(`the API as ${name} serves it`, () => {
    let served: Served
    beforeAll(async () => {
      served = await start()
    })
    afterAll(() => served.stop())

    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${served.origin}/api${path}`, { redirect: 'manual', ...init })
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    const apply = (body: FormData, headers: Record<string, string> = {}) =>
      ask('/job-apply', { method: 'POST', body, headers: { Accept: 'application/json', ...headers } })
    const send = (path: string, values: Record<string, string>) =>
      ask(path, { method: 'POST', headers: plain, body: new URLSearchParams(values) })
    const errorOf = async (response: Response) => [
      response.status,
      ((await response.json()) as { error: string }).error,
    ]
    const keptWith = async (text: string) =>
      (await served.kept()).filter(({ values }) => Object.values(values).includes(text))

    describe('the lists', () => {
      it('are as the contract has them', async () => {
        for (const list of Object.keys(lists) as ListName[]) {
          const response = await ask(`/${list}`)
          expect([list, response.status]).toEqual([list, 200])
          expect([list, firstIssue(lists[list], await response.json())]).toEqual([list, undefined])
        }
      })

      it('cannot be written', async () => {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const response = await ask('/jobs', {
            method,
            headers: json,
            ...(method !== 'DELETE' && { body: '{"id":99}' }),
          })
          expect([method, ...(await errorOf(response))]).toEqual([method, 405, 'The lists are read only.'])
        }
      })

      it('are all there is', async () => {
        expect(await errorOf(await ask('/nothing'))).toEqual([404, 'There is nothing at this path.'])
      })
    })

    describe('POST /contact', () => {
      it('keeps a message exactly as it was sent', async () => {
        const values = message({ message: `${'x'.repeat(10_000)} <script>alert(1)</script> \u202e مرحبا 🧵\r\n` })
        expect((await post('/contact', values)).status).toBe(200)
        // An owner may have added fields that may be empty.
        expect(await keptWith(values.subject)).toMatchObject([{ form: 'contact', values }])
      })

      it('refuses what is missing, unknown, broken, too large or of another type', async () => {
        const before = (await served.kept()).length
        const refusals: [unknown, Record<string, string>, number, string][] = [
          [message({ email: '' }), {}, 400, 'Enter your email address.'],
          [{}, {}, 400, 'Enter your name.'],
          [message({ name: 7 }), {}, 400, 'Enter your name.'],
          [message({ admin: 'yes' }), {}, 400, 'Unknown field: admin.'],
          [
            JSON.stringify(message()).replace('{', '{"__proto__":{"admin":"yes"},'),
            {},
            400,
            'Unknown field: __proto__.',
          ],
          [message({ constructor: 'yes' }), {}, 400, 'Unknown field: constructor.'],
          [message({ name: 'A\nemail: b@c.example' }), {}, 400, 'Enter your name on one line.'],
          [message({ subject: 'A\r\nB' }), {}, 400, 'Enter a subject on one line.'],
          [message({ email: 'a@b.example\n' }), {}, 400, 'Enter your email address on one line.'],
          [message({ category: 'bug\u2028' }), {}, 400, 'Choose a category on one line.'],
          ['{"name": ', {}, 400, 'The body is not valid JSON.'],
          ['[1]', {}, 400, 'Send an object.'],
          ['x', { 'Content-Type': 'text/plain' }, 415, 'Send JSON.'],
          [message({ message: 'x'.repeat(1_100_000) }), {}, 413, 'The text is too long.'],
        ]
        for (const [body, headers, status, error] of refusals)
          expect(await errorOf(await post('/contact', body, headers))).toEqual([status, error])
        expect(await errorOf(await ask('/contact'))).toEqual([405, 'Only POST works here.'])
        expect((await served.kept()).length).toBe(before)
      })

      it('keeps one submission for one key, also when it comes several times at once', async () => {
        const values = message()
        const headers = { 'Idempotency-Key': unique('key').replace(' ', '-') }
        const answers = await Promise.all([1, 2, 3].map(() => post('/contact', values, headers)))
        answers.push(await post('/contact', values, headers))
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
        expect(await keptWith(values.subject)).toHaveLength(1)
      })

      it('knows the same content in whichever order its fields come', async () => {
        const headers = { 'Idempotency-Key': unique('key').replace(' ', '-') }
        const { name, ...others } = message()
        expect((await post('/contact', { name, ...others }, headers)).status).toBe(200)
        expect((await post('/contact', { ...others, name }, headers)).status).toBe(200)
        expect(await keptWith(others.subject)).toHaveLength(1)
      })

      it('refuses other words under a known key', async () => {
        const headers = { 'Idempotency-Key': unique('key').replace(' ', '-') }
        const [first, second] = [message(), message()]
        expect((await post('/contact', first, headers)).status).toBe(200)
        const [status, error] = await errorOf(await post('/contact', second, headers))
        expect([status, error]).toEqual([422, expect.stringMatching(/sent before/)])
        expect(await keptWith(second.subject)).toEqual([])
      })

      it('lets a corrected form use the key of the refused one', async () => {
        const headers = { 'Idempotency-Key': unique('key').replace(' ', '-') }
        const values = message()
        expect((await post('/contact', { ...values, name: '' }, headers)).status).toBe(400)
        expect((await post('/contact', values, headers)).status).toBe(200)
        expect(await keptWith(values.subject)).toHaveLength(1)
      })
    })

    describe('POST /job-apply', () => {
      it('accepts PDF, DOC and DOCX by name and by content', async () => {
        const doc = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])], 'cv.doc')
        const docx = new File([new Uint8Array(docxOf())], 'résumé ক.docx')
        for (const file of [pdf(), doc, docx]) {
          const letter = unique('Letter')
          expect((await apply(application(file, { coverLetter: letter }))).status, file.name).toBe(200)
          const [kept] = await keptWith(letter)
          expect([kept?.form, kept?.file?.name, kept?.file?.size]).toEqual(['job-apply', file.name, file.size])
        }
      })

      it('refuses a wrong, empty, missing or too large file, and one with a path for a name', async () => {
        const before = (await served.kept()).length
        const refusals: [FormData, number, string][] = [
          [application(new File(['MZ'], 'cv.exe')), 415, 'The resume has to be a PDF, DOC or DOCX file.'],
          [application(new File(['hello'], 'cv.pdf')), 415, 'The resume is not a real PDF file.'],
          [application(new File([], 'cv.pdf')), 400, 'The resume is empty.'],
          [application(), 400, 'Choose your resume.'],
          [application(pdf(20, '../../etc/cv.pdf')), 400, 'The file name must not contain a path.'],
          [application(pdf(10 * 1024 * 1024)), 413, 'The resume is larger than 10 MB.'],
          [application(pdf(), { admin: 'yes' }), 400, 'Unknown field: admin.'],
          [application(pdf(), { fullName: 'A\rB' }), 400, 'Enter your full name on one line.'],
          [application(pdf(), { phone: '1\n2' }), 400, 'Enter your phone number on one line.'],
          [
            application(pdf(), { portfolioUrl: 'a.example\n' }),
            400,
            'Enter an address like your-site.example on one line.',
          ],
        ]
        for (const [body, status, error] of refusals) expect(await errorOf(await apply(body))).toEqual([status, error])
        expect(await errorOf(await post('/job-apply', message()))).toEqual([
          415,
          'Send the application as multipart/form-data.',
        ])
        expect((await served.kept()).length).toBe(before)
      })

      it('accepts the largest file that the form allows', async () => {
        const letter = unique('Letter')
        const file = pdf(10 * 1024 * 1024 - 9)
        expect(file.size).toBe(10 * 1024 * 1024)
        expect((await apply(application(file, { coverLetter: letter }))).status).toBe(200)
        expect((await keptWith(letter))[0]?.file?.size).toBe(file.size)
      })

      it('knows a key by the content and the name of the file too', async () => {
        const headers = { 'Idempotency-Key': unique('key').replace(' ', '-') }
        const letter = unique('Letter')
        const statuses = []
        for (const file of [pdf(), pdf(), pdf(21), pdf(20, 'other.pdf')])
          statuses.push((await apply(application(file, { coverLetter: letter }), headers)).status)
        expect(statuses).toEqual([200, 200, 422, 422])
        expect(await keptWith(letter)).toHaveLength(1)
      })

      it('refuses a field that comes twice, and text that is no UTF-8', async () => {
        const twice = application(pdf())
        twice.append('phone', '2')
        expect(await errorOf(await apply(twice))).toEqual([400, 'A field was sent twice.'])
        const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
        const bytes = Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="phone"\r\n\r\n\xff\r\n--x--\r\n',
          'latin1',
        )
        const response = await ask('/job-apply', { method: 'POST', headers: { ...json, ...multipart }, body: bytes })
        expect(await errorOf(response)).toEqual([400, 'The text is not valid UTF-8.'])
      })

      it('goes on after broken and truncated bodies', async () => {
        const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
        const file = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-'
        for (const body of ['--x\r\nnonsense', '', '--x--', file]) {
          const response = await post('/job-apply', body, multipart)
          expect([body, response.status]).toEqual([body, 400])
          expect((await response.json()) as object).toEqual({ error: expect.any(String) })
        }
        const noBoundary = await post('/job-apply', 'x', { 'Content-Type': 'multipart/form-data' })
        expect(await errorOf(noBoundary)).toEqual([400, 'The form data has no boundary.'])
        expect((await apply(application(pdf()))).status).toBe(200)
      })
    })

    describe('POST /newsletter', () => {
      it('takes an address', async () => {
        expect((await post('/newsletter', { email: 'reader@visitor.example' })).status).toBe(200)
        expect(await errorOf(await post('/newsletter', { email: 'nobody' }))).toEqual([
          400,
          'Enter an email address like name@example.com.',
        ])
      })
    })

    describe('the field that nobody sees', () => {
      it('makes a submission look accepted, which is not kept', async () => {
        const values = message() as Record<string, string>
        const filledIn = { ...values, [honeypotField]: 'Buy pills' }
        const filled = await post('/contact', filledIn)
        expect([filled.status, await filled.json()]).toEqual([200, { ok: true }])
        expect((await apply(application(pdf(), { [honeypotField]: 'Buy pills' }))).status).toBe(200)
        expect((await post('/newsletter', { email: 'bot@visitor.example', [honeypotField]: 'x' })).status).toBe(200)
        expect((await send('/contact', filledIn)).status).toBe(303)
        expect(await keptWith(values.subject ?? '')).toEqual([])
        expect((await send('/contact', { ...values, [honeypotField]: '' })).status).toBe(303)
        expect((await keptWith(values.subject ?? ''))[0]?.values).toMatchObject(values)
      })
    })

    describe('forms without scripts', () => {
      it('end on a page that says thank you', async () => {
        const values = message() as Record<string, string>
        const response = await send('/contact', values)
        expect([response.status, response.headers.get('location')]).toEqual([303, '/api/thank-you'])
        const page = await ask('/thank-you')
        expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
        const text = await page.text()
        expect(text).toMatch(/<h1[^>]*>Thank you<\/h1>/)
        expect(text).toContain('Your message has arrived, and someone will read it.')
        expect((await keptWith(values.subject ?? ''))[0]?.values).toMatchObject(values)
      })

      it('come back with what was typed, escaped', async () => {
        const response = await send(
          '/contact',
          message({ name: '', message: '<script>alert(1)</script>' }) as Record<string, string>,
        )
        const page = await response.text()
        expect(response.status).toBe(400)
        expect(page).toContain('Enter your name.')
        expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
        expect(page).not.toContain('<script')
      })

      it('of support and partners become the message that scripts would have sent', async () => {
        const [help, goals] = [unique('Help'), unique('Goals')]
        const support = { name: 'N', email: 'a@b', subject: '', category: 'bug', message: help }
        expect((await send('/contact', support)).status).toBe(303)
        expect((await keptWith(help))[0]?.values).toMatchObject({ ...support, subject: 'bug' })
        const partner = {
          category: 'partnership',
          fullName: 'N',
          company: 'C',
          email: 'a@b',
          phone: '1',
          type: 'reseller',
          goals,
        }
        expect((await send('/contact', partner)).status).toBe(303)
        expect((await keptWith(`Company: C\nPhone: 1\n\n${goals}`))[0]?.values).toMatchObject({
          subject: 'Partnership: reseller',
          category: 'partnership',
        })
        const refused = await send('/contact', { ...partner, company: '' })
        expect([refused.status, (await refused.text()).includes('Enter the name of your company.')]).toEqual([
          400,
          true,
        ])
        expect((await send('/contact', { ...partner, goals: '' })).status).toBe(400)
        const forged = await send('/contact', { ...partner, company: 'C\nPhone: 2' })
        expect([forged.status, (await forged.text()).includes('Enter the name of your company on one line.')]).toEqual([
          400,
          true,
        ])
      })
    })
  })
}
