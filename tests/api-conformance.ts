/**
 * Tests of the API that run against the mock and against the server, because code that is developed with the mock has to work
 * with the server. Both answer forms by the same code; `tests/server/refusals.test.ts` tests what it refuses.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill } from '#content/fill.ts'
import { honeypotField } from '#forms/submission.ts'
import commonTexts from '#generated/texts/forms/common.json' with { type: 'json' }
import contactTexts from '#generated/texts/forms/contact.json' with { type: 'json' }
import partnerTexts from '#generated/texts/forms/partnership.json' with { type: 'json' }
import refusals from '#generated/texts/server/refusals.json' with { type: 'json' }
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
const message = (values: Record<string, string> = {}) => ({
  name: 'Ayesha',
  email: 'ayesha@visitor.example',
  subject: unique('Tills'),
  message: 'Three lines.',
  ...values,
})

const pdf = (size = 20, name = 'cv.pdf') => new File(['%PDF-1.7\n', ' '.repeat(size)], name)

function application(file: File, values: Record<string, string> = {}) {
  const body = new FormData()
  const empty = { phone: '', linkedinProfile: '', portfolioUrl: '' }
  const fields = {
    fullName: 'Karim',
    email: 'karim@visitor.example',
    ...empty,
    coverLetter: unique('Letter'),
    ...values,
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('resume', file)
  return body
}

const withKey = () => ({ 'Idempotency-Key': unique('key').replace(' ', '-') })

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
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
    const apply = (body: FormData, headers: Record<string, string> = {}) =>
      ask('/job-apply', { method: 'POST', body, headers: { Accept: 'application/json', ...headers } })
    const send = (path: string, values: Record<string, string>) =>
      ask(path, { method: 'POST', headers: plain, body: new URLSearchParams(values) })
    const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error]
    const keptWith = async (text: string) =>
      (await served.kept()).filter(({ values }) => Object.values(values).includes(text))

    it('the lists are as the contract has them, cannot be written, and are all there is', async () => {
      for (const list of Object.keys(lists) as ListName[]) {
        const response = await ask(`/${list}`)
        expect(response.status, list).toBe(200)
        expect(firstIssue(lists[list], await response.json()), list).toBeUndefined()
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const sent = { method, headers: json, ...(method !== 'DELETE' && { body: '{"id":99}' }) }
        expect(await errorOf(await ask('/jobs', sent)), method).toEqual([405, 'The lists are read only.'])
      }
      expect(await errorOf(await ask('/contact'))).toEqual([405, 'Only POST works here.'])
      expect(await errorOf(await ask('/nothing'))).toEqual([404, 'There is nothing at this path.'])
    })

    it('a message is kept exactly as it was sent', async () => {
      const values = message({ message: `${'x'.repeat(10_000)} <script>alert(1)</script> \u202e مرحبا 🧵\r\n` })
      expect((await post('/contact', values)).status).toBe(200)
      // An owner may have added fields that may be empty.
      expect(await keptWith(values.subject)).toMatchObject([{ form: 'contact', values }])
    })

    it('what comes several times under one key, in whichever order its fields are, is kept once', async () => {
      const headers = withKey()
      const { name, ...others } = message()
      const bodies = [{ name, ...others }, message({ name, ...others }), { ...others, name }]
      const answers = await Promise.all(bodies.map(body => post('/contact', body, headers)))
      for (const body of bodies) answers.push(await post('/contact', body, headers))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect(await keptWith(others.subject)).toHaveLength(1)
    })

    it('other words under a known key are refused', async () => {
      const headers = withKey()
      expect((await post('/contact', message(), headers)).status).toBe(200)
      const second = message()
      expect(await errorOf(await post('/contact', second, headers))).toEqual([422, refusals.again])
      expect(await keptWith(second.subject)).toEqual([])
    })

    it('a corrected form may use the key of the refused one', async () => {
      const headers = withKey()
      const values = message()
      const refusal = await errorOf(await post('/contact', { ...values, name: '' }, headers))
      expect(refusal).toEqual([400, `${contactTexts.enterName}.`])
      expect((await post('/contact', values, headers)).status).toBe(200)
      expect(await keptWith(values.subject)).toHaveLength(1)
    })

    it('a resume is taken as PDF, DOC and DOCX, up to the size that the form allows', async () => {
      const doc = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])], 'cv.doc')
      const docx = new File([new Uint8Array(docxOf())], 'résumé ক.docx')
      const largest = pdf(10 * 1024 * 1024 - 9)
      expect(largest.size).toBe(10 * 1024 * 1024)
      for (const file of [pdf(), doc, docx, largest]) {
        const letter = unique('Letter')
        expect((await apply(application(file, { coverLetter: letter }))).status, file.name).toBe(200)
        const [kept] = await keptWith(letter)
        expect([kept?.form, kept?.file?.name, kept?.file?.size]).toEqual(['job-apply', file.name, file.size])
      }
    })

    it('a key stands for the content and the name of the file too', async () => {
      const headers = withKey()
      const letter = unique('Letter')
      const statuses = []
      for (const file of [pdf(), pdf(), pdf(21), pdf(20, 'other.pdf')])
        statuses.push((await apply(application(file, { coverLetter: letter }), headers)).status)
      expect(statuses).toEqual([200, 200, 422, 422])
      expect(await keptWith(letter)).toHaveLength(1)
    })

    it('the field that nobody sees makes a submission look accepted, which is not kept', async () => {
      const values = message()
      const filledIn = { ...values, [honeypotField]: 'Buy pills' }
      const filled = await post('/contact', filledIn)
      expect([filled.status, await filled.json()]).toEqual([200, { ok: true }])
      expect((await apply(application(pdf(), { [honeypotField]: 'Buy pills' }))).status).toBe(200)
      expect((await post('/newsletter', { email: 'bot@visitor.example', [honeypotField]: 'x' })).status).toBe(200)
      expect((await send('/contact', filledIn)).status).toBe(303)
      expect(await keptWith(values.subject)).toEqual([])
      expect((await send('/contact', { ...values, [honeypotField]: '' })).status).toBe(303)
      expect((await keptWith(values.subject))[0]?.values).toMatchObject(values)
    })

    it('without scripts support and partners send the message that scripts would have sent', async () => {
      const [help, goals] = [unique('Help'), unique('Goals')]
      const support = { name: 'N', email: 'a@b', subject: '', category: 'bug', message: help }
      expect((await send('/contact', support)).status).toBe(303)
      expect((await keptWith(help))[0]?.values).toMatchObject({ ...support, subject: 'bug' })
      const fields = { fullName: 'N', company: 'C', email: 'a@b', phone: '', type: 'reseller', goals }
      const partner = { category: 'partnership', ...fields }
      expect((await send('/contact', partner)).status).toBe(303)
      const company = fill(partnerTexts.sentCompany, { company: 'C' })
      const phone = fill(partnerTexts.sentPhone, { number: partnerTexts.noPhone })
      expect((await keptWith(`${company}\n${phone}\n\n${goals}`))[0]?.values).toMatchObject({
        subject: fill(partnerTexts.sentSubject, { type: 'reseller' }),
        category: 'partnership',
      })
      for (const [wrong, error] of [
        [{ company: '' }, `${partnerTexts.enterCompany}.`],
        [{ company: 'C\nPhone: 2' }, `${fill(commonTexts.oneLine, { message: partnerTexts.enterCompany })}.`],
        [{ goals: '' }, ''],
      ] as const) {
        const refused = await send('/contact', { ...partner, ...wrong })
        expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(error)])
      }
    })
  })
}
