import Sqlite from 'libsql'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import type { Config } from '#server/config.ts'
import { pathOf } from '#server/storage/index.ts'
import { inFile } from './database.ts'
import { openInbox, submission } from './inbox.ts'
import { message, postPlainly, postTo, serverOfTest, storedSubmissions } from './test-server.ts'

let server: Awaited<ReturnType<typeof serverOfTest>>
const start = async (overrides: Partial<Config> = {}) => {
  server = await serverOfTest(overrides)
}

const post = (values: object, headers?: Record<string, string>) => postTo(server.origin, values, headers)
const plainly = (values: Record<string, string>, headers?: Record<string, string>) =>
  postPlainly(server.origin, values, headers)
const subjects = async () => (await storedSubmissions(server.databaseUrl)).map(({ subject }) => subject)

describe('too many', () => {
  const startBehindProxy = (perAddress: number, overall = 1000) =>
    start({ rates: { perAddress, overall }, trustedProxies: ['127.0.0.1'] })
  const from = (address: string) => post(message({ subject: address }), { 'X-Forwarded-For': address })
  async function statusesFrom(...addresses: readonly string[]) {
    const statuses = []
    for (const address of addresses) statuses.push((await from(address)).status)
    return statuses
  }

  it('from one address or home network wait, and are told how long; others do not', async () => {
    await startBehindProxy(3)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(at => from(`203.0.113.${at}, 198.51.100.7`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await refused?.json()).toEqual({ error: expect.stringContaining('Please try again') })
    expect(await statusesFrom('198.51.100.8')).toEqual([200])
    // An IPv6 /64 network counts as one sender.
    const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:2:ffff::1']
    expect(await statusesFrom(...network, '2001:db8:1:3::1')).toEqual([200, 200, 200, 429, 200])
    const short = ['2001:db8::1', '2001:db8::2:0:1', '2001:db8:0:0:a:b:c:d', '2001:DB8:0::9']
    expect(await statusesFrom(...short)).toEqual([200, 200, 200, 429])
  })

  it('from one large network wait, and use up nothing that others need', async () => {
    await startBehindProxy(3, 20)
    /** The number of refusals for the rate, among empty messages from these addresses; the others are refused for their type. */
    async function refusals(addresses: readonly string[]) {
      const statuses = []
      for (const address of addresses) {
        const headers = { 'Content-Type': 'text/plain', 'X-Forwarded-For': address }
        statuses.push((await fetch(`${server.origin}/api/contact`, { method: 'POST', headers })).status)
      }
      expect(statuses.filter(status => status !== 415 && status !== 429)).toEqual([])
      return statuses.filter(status => status === 429).length
    }
    const several = (count: number, addressOf: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => addressOf(at))
    // Forty /64 networks in one /48 network, some of them in one /56 network; then eight in one /56 network.
    expect(await refusals(several(40, at => `2001:db8:1:${(at * 8).toString(16)}::1`))).toBe(40 - 4 * 3)
    expect(await refusals(several(8, at => `2001:db8:2:${at}::1`))).toBe(8 - 2 * 3)
    expect(await refusals(several(30, at => `198.51.100.${at}`))).toBe(0)
    expect(await statusesFrom('203.0.113.5')).toEqual([200])
  })

  it('are one sender, though a proxy writes their port', async () => {
    await startBehindProxy(1)
    expect(await statusesFrom('198.51.100.7:1234', '198.51.100.7:4321', '198.51.100.8:1234')).toEqual([200, 429, 200])
    expect(await statusesFrom('[2001:db8::1]:1234', '[2001:db8::1]')).toEqual([200, 429])
  })

  it('are counted by the sender, whatever a header says that no trusted proxy has written', async () => {
    await start({ rates: { perAddress: 2, overall: 1000 } })
    expect(await statusesFrom('198.51.100.1', '198.51.100.2', '198.51.100.3')).toEqual([200, 200, 429])
  })

  it('are told so on a page, and where their words are, when they send without scripts', async () => {
    await start({ rates: { perAddress: 1, overall: 1000 } })
    expect((await plainly(message())).status).toBe(303)
    const answer = await plainly(message({ subject: 'Again' }))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    const page = await answer.text()
    expect(page).toMatch(/Please try again[\s\S]*Go back in your browser/)
    // An empty form would ask for everything again.
    expect(page).not.toContain('<form')
  })
})

describe('a form of another site', () => {
  const evil = 'https://evil.example'
  const foreign = { Origin: evil, 'Sec-Fetch-Site': 'cross-site' }

  it('is refused by its origin, and by what the browser says of it', async () => {
    await start()
    const sameSite = { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.nokshi.example' }
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' }
    for (const headers of [foreign, { Origin: evil }, { Origin: 'null' }, crossSite, sameSite]) {
      const answer = await post(message(), headers)
      const refused = [403, { error: expect.any(String) }]
      expect([answer.status, await answer.json()], JSON.stringify(headers)).toEqual(refused)
    }
    expect((await plainly(message(), foreign)).status).toBe(403)
    expect(await subjects()).toEqual([])
  })

  it('is taken from the sites that are allowed, which may read the answer', async () => {
    const Origin = 'https://www.static.example'
    await start({ allowedOrigins: [Origin] })
    const allowed = { Origin, 'Sec-Fetch-Site': 'cross-site' }
    const answer = await post(message(), allowed)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, Origin])
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    const refused = await post(message({ name: '' }), allowed)
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, Origin])
    const headers = { Origin, 'Access-Control-Request-Method': 'POST' }
    const asked = await fetch(`${server.origin}/api/contact`, { method: 'OPTIONS', headers })
    const taken = asked.headers.get('access-control-allow-headers')
    expect([asked.status, taken]).toEqual([204, 'content-type,idempotency-key'])
    const listFor = async (origin: string) => {
      const list = await fetch(`${server.origin}/api/jobs`, { headers: { Origin: origin } })
      return ['access-control-allow-origin', 'cache-control', 'vary'].map(name => list.headers.get(name))
    }
    expect(await listFor(Origin)).toEqual([Origin, 'no-cache', 'Accept-Encoding, Origin'])
    expect((await listFor(evil))[0]).toBeNull()
    expect((await post(message(), foreign)).status).toBe(403)
  })
})

describe('what was sent before', () => {
  const { now, skip, store } = openInbox()
  const send = (values: Record<string, string>, key?: string) => store().accept({ ...submission(values), key })

  it('counts once in ten minutes without a key, and again after that', async () => {
    expect([await send({}), await send({}), await send({ message: 'Other.' })]).toEqual(['stored', 'known', 'stored'])
    skip(10 * 60_000 - 1)
    expect(await send({})).toBe('known')
    skip(1)
    expect([await send({}), await send({})]).toEqual(['stored', 'known'])
  })

  it('is known by its key for more than eight days', async () => {
    expect(await send({}, 'a')).toBe('stored')
    skip(8 * 24 * 60 * 60_000)
    await store().deletion.sweep(now(), company.retentionMonths)
    expect([await send({}, 'a'), await send({ name: 'Other' }, 'a')]).toEqual(['known', 'different'])
  })
})

it('a page of the server itself has the frame of the site, no script, and nothing of the page that lends it', async () => {
  await start()
  const page = await (await plainly(message({ name: '', subject: '"><img src=x>' }))).text()
  for (const part of ['<footer', 'rel="stylesheet"', 'value="&quot;&gt;&lt;img src=x&gt;"'])
    expect(page).toContain(part)
  expect(page).not.toMatch(/<script|modulepreload|404|canonical|og:/)
  expect(page.match(/<title>/g)).toHaveLength(1)
})

it('https is insisted on where a trusted proxy ends it, and nowhere else', async () => {
  const isInsisted = async (path: string, protocol: string) =>
    (await fetch(server.origin + path, { headers: { 'X-Forwarded-Proto': protocol } })).headers
      .get('strict-transport-security')
      ?.includes('max-age') ?? false
  await start({ trustedProxies: ['127.0.0.0/8'] })
  for (const path of ['/', '/api/jobs', '/nothing', '/api/thank-you', '/terms-of-service'])
    expect([path, await isInsisted(path, 'https'), await isInsisted(path, 'http')]).toEqual([path, true, false])
  await start()
  expect(await isInsisted('/', 'https')).toBe(false)
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
