import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsonServer from 'json-server'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { conformance, type Kept } from '../tests/api-conformance.ts'
import { postTo } from '../tests/server/test-server.ts'
import { createMockApi } from './index.ts'

const server = createServer(createMockApi()).listen(0)
afterAll(() => void server.close())
/** Such a server listens at once. */
const originOf = (listening: Server) => `http://localhost:${(listening.address() as AddressInfo).port}`

const base = originOf(server)
const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })
const post = (path: string, values: object, headers?: Record<string, string>) => postTo(base, values, headers, path)

conformance('the mock', async () => {
  const listening = jsonServer.create().use('/api', createMockApi()).listen(0)
  const origin = originOf(listening)
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

it('the lists are read anew when they change; the last good one stays while its file is broken, which is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  cpSync('data', folder, { recursive: true })
  const copy = createServer(createMockApi({ dataDir: folder })).listen(0)
  const say = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    copy.close()
    say.mockRestore()
    rmSync(folder, { recursive: true })
  })
  const team = (title: string) => ({ id: 1, title, description: 'Draws.', iconIdentifier: '' })
  const teams = async (text: string) => {
    writeFileSync(join(folder, 'teams.json'), text)
    return (await fetch(`${originOf(copy)}/teams`)).json()
  }
  const good = JSON.stringify([team('Design')])
  expect(await teams(JSON.stringify([team('Drawing'), { ...team('Sewing'), id: 2 }]))).toHaveLength(2)
  expect(await teams(good)).toEqual([team('Design')])
  expect(say).not.toHaveBeenCalled()
  expect(await teams(good.replace(',', ''))).toEqual([team('Design')])
  expect(say.mock.lastCall).toEqual([expect.stringMatching(/: data\/teams\.json: line \d+: not valid JSON$/)])
  say.mockClear()
  expect(await teams(good)).toEqual([team('Design')])
  expect(say).not.toHaveBeenCalled()
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
