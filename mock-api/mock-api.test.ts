import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstIssue, type ListName, lists } from '#api/contract.ts'
import { readLists } from '#api/data-folder.ts'
import { createMockApi } from './index.ts'

let server: Server
let base = ''

beforeAll(async () => {
  server = createServer(createMockApi())
  await new Promise<void>(resolve => server.listen(0, resolve))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => fetch(`${base}/__mock/submissions`, { method: 'DELETE' }))

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const stored = async () =>
  (await get('/__mock/submissions')).json() as Promise<
    { form: string; values: Record<string, string>; file?: { name: string; size: number } }[]
  >
const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error]

const contact = { name: 'Ayesha', email: 'a@b.example', subject: 'Tills', message: 'Three lines.' }

function application(file?: File, fields: Record<string, string> = {}) {
  const body = new FormData()
  const values = {
    fullName: 'Karim',
    email: 'k@b.example',
    phone: '',
    linkedinProfile: '',
    portfolioUrl: '',
    coverLetter: '',
    ...fields,
  }
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  if (file) body.append('resume', file, file.name)
  return body
}
const pdf = (size = 20, name = 'cv.pdf') =>
  new File([new Uint8Array([...new TextEncoder().encode('%PDF-1.7'), ...new Array(size).fill(32)])], name)
const apply = (body: FormData, headers: Record<string, string> = {}) =>
  fetch(`${base}/job-apply`, { method: 'POST', body, headers })

describe('the lists', () => {
  it('are served as the contract has them', async () => {
    for (const name of Object.keys(lists) as ListName[]) {
      const response = await get(`/${name}`)
      expect([name, response.status, response.headers.get('cache-control')]).toEqual([name, 200, 'no-store'])
      expect([name, firstIssue(lists[name], await response.json())]).toEqual([name, undefined])
    }
  })

  it('cannot be written, and never reach the files', async () => {
    const before = readdirSync('data').map(file => readFileSync(join('data', file), 'utf8'))
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${base}/jobs`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(method !== 'DELETE' && { body: '{"id":99}' }),
      })
      expect([method, response.status]).toEqual([method, 405])
    }
    expect(readdirSync('data').map(file => readFileSync(join('data', file), 'utf8'))).toEqual(before)
  })

  it('answer 404 with an error for what is not there', async () => {
    expect(await errorOf(await get('/nothing'))).toEqual([404, 'There is nothing at this path.'])
  })
})

describe('the data files', () => {
  it('stop with file, place and expectation when they are wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'data-'))
    cpSync('data', folder, { recursive: true })
    const jobs = JSON.parse(readFileSync(join(folder, 'jobs.json'), 'utf8'))
    jobs[2].title = 7
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(jobs))
    writeFileSync(join(folder, 'teams.json'), '[\n  { "id": 1,\n  }\n]')
    writeFileSync(join(folder, 'brands.json'), '[{ "id": 1, "name": "{{nmae}} Till" }]')
    expect(() => readLists(folder)).toThrow(
      /^data\/teams\.json: line 3: not valid JSON\ndata\/jobs\.json: \[2\]\.title: expected text\ndata\/brands\.json: there is no \{\{nmae\}\}; use name, .+$/,
    )
    rmSync(folder, { recursive: true })
  })
})

describe('POST /contact', () => {
  it('keeps a message exactly as it was sent', async () => {
    const values = { ...contact, message: `${'x'.repeat(10_000)} <script>alert(1)</script> مرحبا 🧵` }
    expect((await post('/contact', values)).status).toBe(200)
    expect((await stored())[0]?.values).toEqual(values)
  })

  it('refuses what is missing, unknown, broken, too large or of another type', async () => {
    expect(await errorOf(await post('/contact', { ...contact, email: '' }))).toEqual([400, 'Enter your email address.'])
    expect(await errorOf(await post('/contact', { ...contact, admin: 'yes' }))).toEqual([400, 'Unknown field: admin.'])
    expect(await errorOf(await post('/contact', '{"name": '))).toEqual([400, 'The body is not valid JSON.'])
    expect(await errorOf(await post('/contact', '[1]'))).toEqual([400, 'Send an object.'])
    expect(await errorOf(await post('/contact', 'x', { 'Content-Type': 'text/plain' }))).toEqual([415, 'Send JSON.'])
    expect(await errorOf(await post('/contact', { ...contact, message: 'x'.repeat(1_100_000) }))).toEqual([
      413,
      'The body is larger than 1 MB.',
    ])
    expect((await fetch(`${base}/contact`)).status).toBe(405)
    expect(await stored()).toEqual([])
  })

  it('stores one submission for one key, also when it comes twice at once', async () => {
    const headers = { 'Idempotency-Key': 'abc' }
    const answers = await Promise.all([post('/contact', contact, headers), post('/contact', contact, headers)])
    answers.push(await post('/contact', contact, headers))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stored()).toHaveLength(1)
  })

  it('lets a corrected form use the key of the refused one', async () => {
    const headers = { 'Idempotency-Key': 'again' }
    expect((await post('/contact', { ...contact, name: '' }, headers)).status).toBe(400)
    expect((await post('/contact', contact, headers)).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })
})

describe('POST /job-apply', () => {
  it('accepts PDF, DOC and DOCX by name and by content', async () => {
    const doc = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])], 'cv.doc')
    const docx = new File([new Uint8Array([0x50, 0x4b, 3, 4]), 'word/document.xml'], 'cv.docx')
    for (const file of [pdf(), doc, docx]) expect((await apply(application(file))).status, file.name).toBe(200)
    expect((await stored()).map(({ file }) => file?.name)).toEqual(['cv.pdf', 'cv.doc', 'cv.docx'])
  })

  it('refuses a wrong, empty, missing or too large file, and one with a path for a name', async () => {
    expect(await errorOf(await apply(application(new File(['MZ'], 'cv.exe'))))).toEqual([
      415,
      'The resume has to be a PDF, DOC or DOCX file.',
    ])
    expect(await errorOf(await apply(application(new File(['hello'], 'cv.pdf'))))).toEqual([
      415,
      'The resume is not a real PDF file.',
    ])
    expect(await errorOf(await apply(application(new File([], 'cv.pdf'))))).toEqual([400, 'The resume is empty.'])
    expect(await errorOf(await apply(application()))).toEqual([400, 'Choose your resume.'])
    expect(await errorOf(await apply(application(pdf(20, '../../etc/cv.pdf'))))).toEqual([
      400,
      'The file name must not contain a path.',
    ])
    expect(await errorOf(await apply(application(pdf(10 * 1024 * 1024))))).toEqual([
      413,
      'The resume is larger than 10 MB.',
    ])
    expect(await errorOf(await apply(application(pdf(), { admin: 'yes' })))).toEqual([400, 'Unknown field: admin.'])
    expect(await errorOf(await post('/job-apply', contact))).toEqual([
      415,
      'Send the application as multipart/form-data.',
    ])
    expect(await stored()).toEqual([])
  })

  it('goes on after broken and truncated bodies', async () => {
    for (const body of ['--x\r\nnonsense', '', '--x--']) {
      const response = await fetch(`${base}/job-apply`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
    const noBoundary = await fetch(`${base}/job-apply`, {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': 'multipart/form-data' },
    })
    expect(await errorOf(noBoundary)).toEqual([400, 'The form data has no boundary.'])
    expect((await apply(application(pdf()))).status).toBe(200)
  })
})

describe('forms without scripts', () => {
  const html = { Accept: 'text/html,application/xhtml+xml', 'Content-Type': 'application/x-www-form-urlencoded' }
  const send = (values: Record<string, string>) =>
    fetch(`${base}/contact`, { method: 'POST', headers: html, body: new URLSearchParams(values), redirect: 'manual' })

  it('end on a page that says thank you', async () => {
    const response = await send(contact)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/api/thank-you'])
    expect(await (await get('/thank-you')).text()).toContain('<h1>Thank you</h1>')
  })

  it('come back with what was typed, escaped', async () => {
    const response = await send({ ...contact, name: '', message: '<script>alert(1)</script>' })
    const page = await response.text()
    expect(response.status).toBe(400)
    expect(page).toContain('Enter your name.')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script>')
  })

  it('of support and partners become the message that scripts would have sent', async () => {
    await send({ ...contact, subject: '', category: 'bug' })
    await send({ fullName: 'N', company: 'C', email: 'a@b', phone: '1', type: 'reseller', goals: 'G' })
    expect((await stored()).map(({ values }) => values.subject)).toEqual(['bug', 'Partnership: reseller'])
  })
})

describe('failure scenarios', () => {
  it('come by header, query and for all', async () => {
    expect((await get('/jobs', { 'x-mock-scenario': '500' })).status).toBe(500)
    expect((await get('/jobs?mock=401')).status).toBe(401)
    expect(await (await get('/jobs?mock=empty')).text()).toBe('')
    expect(await (await get('/jobs?mock=empty-list')).json()).toEqual([])
    expect((await get('/jobs?mock=html')).headers.get('content-type')).toContain('text/html')
    await expect((await get('/jobs?mock=malformed')).json()).rejects.toThrow()
    await expect(get('/jobs?mock=drop')).rejects.toThrow()
    expect((await get('/jobs?mock=slow:10')).status).toBe(200)
    await post('/__mock/scenario', { scenario: 'jobs:503' })
    expect([(await get('/jobs')).status, (await get('/teams')).status]).toEqual([503, 200])
    await post('/__mock/scenario', { scenario: '' })
    expect((await get('/jobs')).status).toBe(200)
  })
})
