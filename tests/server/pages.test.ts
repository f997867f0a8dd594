import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { redirects } from '#content/map/redirects.ts'
import { checkDeploy, createClient } from '../../scripts/deploy-check.ts'
import { files, pages } from '../build/dist.ts'
import { raw, serverOfTest, startTestServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let ask: ReturnType<typeof createClient>['ask']
let close: () => void
beforeAll(async () => {
  server = await startTestServer()
  ;({ ask, close } = createClient(server))
})
afterAll(() => {
  close()
  return server.stop()
})

it('answers every file, page, alias and hostile path as every host does', async () => {
  const { requests, differences } = await checkDeploy({ origin: server.origin })
  expect(Object.fromEntries(differences)).toEqual({})
  expect(requests).toBeGreaterThan(files.filter(name => !/\.(br|gz)$/.test(name)).length)
})

describe('a file of the site', () => {
  it.each(['/about', '/api/jobs'])(
    'has another tag for each encoding, and is not sent again to those who have it: %s',
    async path => {
      const get = (encoding: string, condition?: string) =>
        ask(path, 'GET', { 'Accept-Encoding': encoding, ...(condition && { 'If-None-Match': condition }) })
      const answers = await Promise.all(['identity', 'gzip', 'gzip, br'].map(encoding => get(encoding)))
      const headersOf = (name: string) => answers.map(({ headers }) => headers[name])
      expect(headersOf('content-encoding')).toEqual([undefined, 'gzip', 'br'])
      expect(headersOf('vary')).toEqual(Array(3).fill('Accept-Encoding'))
      expect(new Set(headersOf('etag')).size).toBe(3)
      const [whole, , packed] = answers
      expect(packed?.body.length).toBeLessThan(whole?.body.length ?? 0)
      const etag = packed?.headers.etag ?? ''
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get('br', condition)
        expect([condition, again.status, again.body.length, again.headers.etag]).toEqual([condition, 304, 0, etag])
      }
      expect((await get('br', '"other"')).status).toBe(200)
    },
  )

  it('that is replaced or has gone while the server runs is answered as at its start, with its own tag', async () => {
    const siteFolder = mkdtempSync(join(tmpdir(), 'site-'))
    cpSync('dist', siteFolder, { recursive: true })
    onTestFinished(() => rmSync(siteFolder, { recursive: true }))
    const other = await serverOfTest({ siteFolder })
    const look = async (path: string) => {
      const answer = await fetch(other.origin + path, { headers: { 'Accept-Encoding': 'identity' } })
      return [answer.status, answer.headers.get('etag'), await answer.text()]
    }
    // After the deploy, a page and a script are requested for the first and the second time.
    const script = files.find(name => name.endsWith('.js')) ?? ''
    for (const file of ['about.html', script]) {
      const bytes = readFileSync(join(siteFolder, file), 'utf8')
      writeFileSync(join(siteFolder, file), `another build ${bytes}`)
      const path = `/${file.replace('.html', '')}`
      const first = await look(path)
      expect([first[0], first[2] === bytes]).toEqual([200, true])
      expect(await look(path)).toEqual(first)
    }
    rmSync(join(siteFolder, 'contact.html'))
    expect((await look('/contact'))[0]).toBe(200)
  })
})

describe('an address', () => {
  it('leads to its page in one step, though it begins with two slashes or is an alias with an ending, and keeps the query', async () => {
    const twice = pages.map(({ path }) => [`/${path}`, path] as const).filter(([, path]) => path !== '/404')
    const spelled = redirects.flatMap(([from, to]) => [`${from}/`, `${from}.html`].map(path => [path, to] as const))
    for (const [path, page] of [...twice, ...spelled]) {
      const answer = await ask(`${path}?a=b`)
      expect([answer.status, answer.headers.location], path).toEqual([301, `${page}?a=b`])
    }
  })

  it('that no page can have, or that is longer than any page, leads nowhere', async () => {
    const elsewhere = ['//evil.example/', '/%09/evil.example/', '/%09%5cevil.example/']
    const parts = ['/', 'a/', '%2F', 'index', '.html', '?'.repeat(10)]
    const long = parts.map(part => `/x${part.repeat(15_000 / part.length)}x`)
    for (const path of ['/assets/x/', ...elsewhere, '/%00', '/%', '/%ff', ...long]) {
      const answer = await raw(server.origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(answer, path.slice(0, 30)).toMatch(/^HTTP\/1\.1 404(?![\s\S]*^location:)/im)
    }
  })

  it('with a query of any length, as advertisements add it, shows the same page as without', async () => {
    const query = `?click=${'a'.repeat(8000)}`
    expect(await ask(`/contact${query}`)).toMatchObject({ status: 200, body: (await ask('/contact')).body })
    expect(await ask(`/no-such-page${query}`)).toMatchObject({ status: 404, body: (await ask('/no-such-page')).body })
  })
})
