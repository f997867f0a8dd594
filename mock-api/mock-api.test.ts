import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLists } from '#api/data-folder.ts'
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
  const app = express().use('/api', createMockApi())
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

/** The files of the lists, as they are. */
const written = () =>
  readdirSync('data')
    .filter(file => file.endsWith('.json'))
    .map(file => readFileSync(join('data', file), 'utf8'))

describe('the lists', () => {
  it('cannot be written, and never reach the files', async () => {
    const before = written()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${base}/jobs`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(method !== 'DELETE' && { body: '{"id":99}' }),
      })
      expect([method, response.status]).toEqual([method, 405])
    }
    expect(written()).toEqual(before)
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
