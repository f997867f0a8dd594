import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsonServer from 'json-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { conformance, type Kept } from '../tests/api-conformance.ts'
import { createMockApi } from './index.ts'

let server: Server
let base = ''

beforeAll(async () => {
  server = createServer(createMockApi())
  await new Promise<void>(resolve => server.listen(0, resolve))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

conformance('the mock', async () => {
  const app = jsonServer.create().use('/api', createMockApi())
  const listening = await new Promise<Server>(resolve => {
    const started = app.listen(0, () => resolve(started))
  })
  const origin = `http://localhost:${(listening.address() as AddressInfo).port}`
  return {
    origin,
    kept: async () =>
      ((await (await fetch(`${origin}/api/__mock/submissions`)).json()) as Kept[]).map(({ form, values, file }) => ({
        form,
        values,
        ...(file && { file }),
      })),
    stop: async () => void listening.close(),
  }
})

/** Returns a job with these values. */
const jobOf = (id: number, title: string | number) => ({
  id,
  title,
  department: 'd',
  locationType: 'Remote',
  description: 'Work',
  applyLink: '/careers/apply',
})

describe('the data files', () => {
  /** Runs the mock on a copy of the data folder. */
  async function overCopy(run: (mock: { folder: string; base: string }) => Promise<void>) {
    const folder = mkdtempSync(join(tmpdir(), 'data-'))
    cpSync('data', folder, { recursive: true })
    const copy = createServer(createMockApi({ dataDir: folder }))
    await new Promise<void>(resolve => copy.listen(0, resolve))
    try {
      await run({ folder, base: `http://localhost:${(copy.address() as AddressInfo).port}` })
    } finally {
      copy.close()
      rmSync(folder, { recursive: true })
    }
  }

  it('are read anew when they change', () =>
    overCopy(async ({ folder, base }) => {
      const file = join(folder, 'jobs.json')
      const titles = async () =>
        ((await (await fetch(`${base}/jobs`)).json()) as { title: string }[]).map(({ title }) => title)
      writeFileSync(file, JSON.stringify([jobOf(1, 'Weaver'), jobOf(2, 'Sewer')]))
      expect(await titles()).toEqual(['Weaver', 'Sewer'])
      writeFileSync(file, JSON.stringify([jobOf(1, 'Stitcher')]))
      expect(await titles()).toEqual(['Stitcher'])
    }))

  it('keep the last good list while they are broken, and say so until they are mended', () =>
    overCopy(async ({ folder, base }) => {
      const say = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const file = join(folder, 'teams.json')
      const text = JSON.stringify([{ id: 1, title: 'Design', description: 'Draws.', iconIdentifier: '' }])
      writeFileSync(file, text)
      const good = await (await fetch(`${base}/teams`)).json()
      writeFileSync(file, text.replace(',', ''))
      expect(await (await fetch(`${base}/teams`)).json()).toEqual(good)
      expect(say.mock.lastCall).toEqual([expect.stringMatching(/: data\/teams\.json: line \d+: not valid JSON$/)])
      say.mockClear()
      writeFileSync(file, text)
      expect(await (await fetch(`${base}/teams`)).json()).toEqual(good)
      expect(say).not.toHaveBeenCalled()
      say.mockRestore()
    }))
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
    await post('/__mock/scenario', { scenario: 'jobs:503, teams:slow:10' })
    expect([(await get('/jobs')).status, (await get('/teams')).status]).toEqual([503, 200])
    expect((await get('/jobs', { 'x-mock-scenario': 'off' })).status).toBe(200)
    expect((await post('/__mock/scenario', { scenario: 'off' })).status).toBe(204)
    expect((await get('/jobs')).status).toBe(200)
  })

  it('fail a form as they fail a list', async () => {
    const headers = { 'x-mock-scenario': 'contact:503' }
    expect((await post('/contact', {}, headers)).status).toBe(503)
    expect((await post('/newsletter', { email: 'a@b.example' }, headers)).status).toBe(200)
  })

  it.each(['5000', 'nothing:500', 'constructor', 'jobs:500,sloow'])(
    'are refused with a list of the right ones when they are called %j',
    async wrong => {
      const answers = [
        await get('/jobs', { 'x-mock-scenario': wrong }),
        await get(`/jobs?mock=${wrong}`),
        await post('/contact', {}, { 'x-mock-scenario': wrong }),
        await post('/__mock/scenario', { scenario: wrong }),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(400)
        const { error } = (await answer.json()) as { error: string }
        expect(error).toContain(JSON.stringify(wrong.split(',').at(-1)))
        expect(error).toMatch(/401, 500, 503, slow, .+empty-list, drop and off.+jobs.+contact, job-apply, newsletter/)
      }
      expect((await get('/jobs')).status).toBe(200)
      expect(() => createMockApi({ scenario: wrong })).toThrow(/There is no scenario/)
    },
  )
})
