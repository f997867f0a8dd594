import Sqlite from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import type { Config } from '#server/config.ts'
import { openStore, pathOf, type Store } from '#server/storage/index.ts'
import { inFile } from './database.ts'
import { message, postPlainly, postTo, startTestServer, storedSubmissions } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
const start = async (overrides: Partial<Config> = {}) => {
  server = await startTestServer(overrides)
}
afterEach(() => server.stop())

const post = (values: object, headers?: Record<string, string>) => postTo(server.origin, values, headers)
const plainly = (values: Record<string, string>, headers?: Record<string, string>) =>
  postPlainly(server.origin, values, headers)
const subjects = async () => (await storedSubmissions(server.databaseUrl)).map(({ subject }) => subject)

describe('too many', () => {
  it('from one address wait, and are told how long; others do not', async () => {
    await start({ rates: { perAddress: 3, overall: 1000 }, trustedProxies: ['127.0.0.1'] })
    const from = (address: string, at: number) =>
      post(message({ subject: `${address} ${at}` }), { 'X-Forwarded-For': `203.0.113.9, ${address}` })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(at => from('198.51.100.7', at)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await refused?.json()).toEqual({ error: expect.stringContaining('Please try again') })
    expect((await from('198.51.100.8', 1)).status).toBe(200)
    // An IPv6 /64 network counts as one sender.
    for (const at of [1, 2, 3]) expect((await from(`2001:db8:1:2::${at}`, at)).status).toBe(200)
    expect((await from('2001:db8:1:2:ffff::1', 1)).status).toBe(429)
    expect((await from('2001:db8:1:3::1', 1)).status).toBe(200)
    const short = ['2001:db8::1', '2001:db8::2:0:1', '2001:db8:0:0:a:b:c:d', '2001:DB8:0::9']
    const statuses = []
    for (const address of short) statuses.push((await from(address, 1)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('from one large network wait, and use up nothing that others need', async () => {
    await start({ rates: { perAddress: 3, overall: 20 }, trustedProxies: ['127.0.0.1'] })
    const empty = (address: string) =>
      fetch(`${server.origin}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain', 'X-Forwarded-For': address },
      })
    const statuses = []
    // Forty /64 networks in one /48 network. Some of them share a /56 network.
    for (let at = 0; at < 40; at += 1) statuses.push((await empty(`2001:db8:1:${(at * 8).toString(16)}::1`)).status)
    expect(statuses.filter(status => status === 415)).toHaveLength(4 * 3)
    expect(statuses.filter(status => status === 429)).toHaveLength(40 - 4 * 3)
    // The same with /64 networks that share a /56 network.
    const inOne = []
    for (let at = 0; at < 8; at += 1) inOne.push((await empty(`2001:db8:2:${at}::1`)).status)
    expect(inOne.filter(status => status === 415)).toHaveLength(2 * 3)
    for (let at = 0; at < 30; at += 1) expect((await empty(`198.51.100.${at}`)).status).toBe(415)
    expect((await post(message(), { 'X-Forwarded-For': '203.0.113.5' })).status).toBe(200)
  })

  it('are one sender, though a proxy writes their port', async () => {
    await start({ rates: { perAddress: 1, overall: 1000 }, trustedProxies: ['127.0.0.1'] })
    const from = async (address: string) =>
      (await post(message({ subject: address }), { 'X-Forwarded-For': address })).status
    expect(await from('198.51.100.7:1234')).toBe(200)
    expect(await from('198.51.100.7:4321')).toBe(429)
    expect(await from('198.51.100.8:1234')).toBe(200)
    expect(await from('[2001:db8::1]:1234')).toBe(200)
    expect(await from('[2001:db8::1]')).toBe(429)
  })

  it('are told so on a page, and where their words are, when they send without scripts', async () => {
    await start({ rates: { perAddress: 1, overall: 1000 } })
    expect((await plainly(message())).status).toBe(303)
    const answer = await plainly(message({ subject: 'Again' }))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    const page = await answer.text()
    expect(page).toContain('Please try again')
    expect(page).toContain('Go back in your browser')
    // An empty form would ask for everything again.
    expect(page).not.toContain('<form')
  })

  it('are counted by the sender, whatever a header says that no trusted proxy has written', async () => {
    await start({ rates: { perAddress: 2, overall: 1000 } })
    const statuses = []
    for (let at = 0; at < 4; at += 1)
      statuses.push((await post(message({ subject: `${at}` }), { 'X-Forwarded-For': `198.51.100.${at}` })).status)
    expect(statuses).toEqual([200, 200, 429, 429])
  })
})

describe('a form of another site', () => {
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }

  it('is refused by its origin, and by what the browser says of it', async () => {
    await start()
    for (const headers of [
      foreign,
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.nokshi.example' },
    ]) {
      const answer = await post(message(), headers)
      expect([answer.status, await answer.json()], JSON.stringify(headers)).toEqual([
        403,
        { error: expect.any(String) },
      ])
    }
    expect((await plainly(message(), foreign)).status).toBe(403)
    expect(await subjects()).toEqual([])
  })

  it('is taken from the sites that are allowed, which may read the answer', async () => {
    const site = 'https://www.static.example'
    await start({ allowedOrigins: [site] })
    const answer = await post(message(), { Origin: site, 'Sec-Fetch-Site': 'cross-site' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, site])
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    const refused = await post(message({ name: '' }), { Origin: site, 'Sec-Fetch-Site': 'cross-site' })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, site])
    const asked = await fetch(`${server.origin}/api/contact`, {
      method: 'OPTIONS',
      headers: { Origin: site, 'Access-Control-Request-Method': 'POST' },
    })
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type,idempotency-key',
    ])
    const list = await fetch(`${server.origin}/api/jobs`, { headers: { Origin: site } })
    expect(list.headers.get('access-control-allow-origin')).toBe(site)
    expect(list.headers.get('cache-control')).toBe('no-cache')
    expect(list.headers.get('vary')).toBe('Accept-Encoding, Origin')
    const other = await fetch(`${server.origin}/api/jobs`, { headers: { Origin: 'https://evil.example' } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    expect((await post(message(), foreign)).status).toBe(403)
  })
})

describe('what was sent before', () => {
  let store: Store
  let time = 1_800_000_000_000
  beforeEach(async () => {
    await start()
    store = await openStore({ url: server.databaseUrl, now: () => time })
  })
  afterEach(() => store.close())
  const send = (values: Record<string, string>, key?: string) =>
    store.accept({ kind: 'contact', form: 'contact', key, fields: message(values) })

  it('counts once in ten minutes without a key, and again after that', async () => {
    expect([await send({}), await send({}), await send({ message: 'Other.' })]).toEqual(['stored', 'known', 'stored'])
    time += 10 * 60_000 - 1
    expect(await send({})).toBe('known')
    time += 1
    expect([await send({}), await send({})]).toEqual(['stored', 'known'])
  })

  it('is known by its key for more than eight days', async () => {
    expect(await send({}, 'a')).toBe('stored')
    time += 8 * 24 * 60 * 60_000
    await store.deletion.sweep(time, company.retentionMonths)
    expect([await send({}, 'a'), await send({ name: 'Other' }, 'a')]).toEqual(['known', 'different'])
  })
})

it('a key that is none is refused', async () => {
  await start()
  for (const key of ['x'.repeat(201), 'a b', 'ä'])
    expect((await post(message(), { 'Idempotency-Key': key })).status, key).toBe(400)
})

it('a page of the server itself has the frame of the site, no script, and nothing of the page that lends it', async () => {
  await start()
  const page = await (await plainly(message({ name: '', subject: '"><img src=x>' }))).text()
  expect(page).toContain('<footer')
  expect(page).toContain('rel="stylesheet"')
  expect(page).not.toMatch(/<script|modulepreload|404|canonical|og:/)
  expect(page).toContain('value="&quot;&gt;&lt;img src=x&gt;"')
  expect(page.match(/<title>/g)).toHaveLength(1)
})

it('https is insisted on where a trusted proxy ends it, and nowhere else', async () => {
  await start({ trustedProxies: ['127.0.0.0/8'] })
  const hsts = async (path: string, headers: Record<string, string>) =>
    (await fetch(server.origin + path, { headers })).headers.get('strict-transport-security')
  for (const path of ['/', '/api/jobs', '/nothing', '/api/thank-you', '/terms-of-service']) {
    expect(await hsts(path, { 'X-Forwarded-Proto': 'https' }), path).toEqual(expect.stringContaining('max-age'))
    expect(await hsts(path, { 'X-Forwarded-Proto': 'http' }), path).toBe(null)
  }
  await server.stop()
  await start()
  expect(await hsts('/', { 'X-Forwarded-Proto': 'https' })).toBeNull()
})

it.runIf(inFile)('a database that another program holds makes the visitor come again, and loses nothing', async () => {
  await start()
  const other = new Sqlite(pathOf(server.databaseUrl))
  other.exec('begin immediate')
  const answer = await post(message(), { 'Idempotency-Key': 'held' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toEqual({ error: expect.stringContaining('try again') })
  const page = await plainly(message({ message: 'Typed with care' }))
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Typed with care')])
  const ending = await fetch(`${server.origin}/api/newsletter/end?token=${'x'.repeat(24)}`, { method: 'POST' })
  expect([ending.status, ending.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await ending.text()).toContain('Please try again in a moment.')
  other.exec('rollback')
  other.close()
  expect((await post(message(), { 'Idempotency-Key': 'held' })).status).toBe(200)
  expect(await subjects()).toEqual(['Tills'])
})
