/** A site whose API is on another host (`VITE_API_BASE_URL`), as behind a static host. */
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createMockApi } from '../../../mock-api/index.ts'
import { buildIn, copyOfProject } from '../../rebuild/project.ts'
import { expect, saveAll, test, topPages } from '../offline/device.ts'

let folder = ''
let api: Server
let apiBase = ''

test.beforeAll(async () => {
  test.setTimeout(900_000)
  const mock = createMockApi()
  api = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    request.url = (request.url ?? '').replace(/^\/v1\/api/, '')
    mock(request as never, response as never)
  })
  await new Promise<void>(listening => api.listen(0, listening))
  folder = copyOfProject()
  apiBase = `http://localhost:${(api.address() as AddressInfo).port}/v1`
  const { status, stdout } = buildIn(folder, { VITE_API_BASE_URL: apiBase })
  if (status !== 0) throw new Error(`the copy did not build:\n${stdout}`)
})
test.afterAll(() => {
  api?.close()
  if (folder) rmSync(folder, { recursive: true })
})
test.describe.configure({ mode: 'default', timeout: 300_000 })

test('its lists are saved with the rest, and no page misses them without a network', async ({ page, weather }) => {
  weather.folder = join(folder, 'dist')
  weather.apiBase = apiBase
  weather.lists = topPages
  await saveAll(page, weather)
  api.closeAllConnections()
  await new Promise(closed => api.close(closed))
  weather.down('cut')
  const failed: string[] = []
  page.on('requestfailed', request => failed.push(request.url()))
  const asked = page.waitForResponse(/\/v1\/api\/jobs$/)
  await page.goto(`${weather.url}/careers`)
  expect((await asked).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  expect(failed.filter(url => url.includes('/api/'))).toEqual([])
})
