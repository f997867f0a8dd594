import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaTypeOf } from '#api/media-types.ts'
import { cacheOf, hosting } from '#site/hosting/model.ts'
import { redirects } from '#site/map/redirects.ts'
import { raw, startRoom } from './room.ts'

let room: Awaited<ReturnType<typeof startRoom>>
beforeAll(async () => {
  room = await startRoom()
})
afterAll(() => room.stop())

const read = (file: string) => readFileSync(join('dist', file))
const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice('dist/'.length))
const aliases = new Set<string>(redirects.map(([from]) => from))
const served = files.filter(
  file =>
    !/^(\.(?!well-known)|_|vercel|api\/)|\.(br|gz)$|^404\.html$/.test(file) && !aliases.has(`/${file.slice(0, -5)}`),
)
const pages = served.filter(file => file.endsWith('.html'))
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** An answer with its bytes as they came over the wire: `fetch` would unpack them. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const sent = request(room.origin + path, { headers, method }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('a file of the site', () => {
  it('comes with its bytes, type, caching and the headers of the hosting model', async () => {
    expect(served.length).toBeGreaterThan(300)
    const { 'Strict-Transport-Security': _, ...expected } = hosting().headers
    for (const file of served) {
      const { status, headers, body } = await ask(addressOf(file))
      expect([file, status, headers['content-type'], headers['cache-control']]).toEqual([
        file,
        200,
        mediaTypeOf(file),
        cacheOf(`/${file}`),
      ])
      expect(body.equals(read(file)), file).toBe(true)
      for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()]).toBe(value)
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('comes packed as the build packed it, to those who can read it', async () => {
    for (const file of served.filter(name => existsSync(`dist/${name}.br`))) {
      const packed = await ask(addressOf(file), { 'accept-encoding': 'gzip, deflate, br' })
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding'])
      expect(brotliDecompressSync(packed.body).equals(read(file)), file).toBe(true)
      const zipped = await ask(addressOf(file), { 'accept-encoding': 'gzip, br;q=0' })
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(zipped.body).equals(read(file)), file).toBe(true)
      expect(new Set([packed.headers.etag, zipped.headers.etag, (await ask(addressOf(file))).headers.etag]).size).toBe(
        3,
      )
    }
  })

  it('is not sent again to those who have it', async () => {
    const headers = { 'accept-encoding': 'br' }
    const { etag = '' } = (await ask('/about', headers)).headers
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/about', { ...headers, 'if-none-match': condition })
      expect([condition, again.status, again.body.length, again.headers.etag]).toEqual([condition, 304, 0, etag])
    }
    expect((await ask('/about', { ...headers, 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('comes in parts', async () => {
    const path = `/${served.find(name => name.startsWith('social/'))}`
    const whole = read(path.slice(1))
    const part = async (range: string, more: Record<string, string> = {}) => {
      const { status, headers, body } = await ask(path, { range, ...more })
      return [status, headers['content-range'], body.toString('hex')]
    }
    const bytes = (from: number, to: number) => whole.subarray(from, to).toString('hex')
    const size = whole.length
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, bytes(0, 10)])
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, bytes(size - 5, size)])
    expect(await part(`bytes=${size - 2}-`)).toEqual([
      206,
      `bytes ${size - 2}-${size - 1}/${size}`,
      bytes(size - 2, size),
    ])
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, ''])
    for (const odd of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
      expect([odd, (await part(odd))[0]]).toEqual([odd, 200])
    expect((await part('bytes=0-9', { 'if-range': '"other"' }))[0]).toBe(200)
  })

  it('answers HEAD as GET, without the body', async () => {
    const { 'content-length': length, etag } = (await ask('/contact')).headers
    const head = await ask('/contact', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.headers.etag, head.body.length]).toEqual([
      200,
      length,
      etag,
      0,
    ])
  })

  it('that is replaced while the server runs is sent whole, and one that has gone is asked for again later', async () => {
    const siteFolder = mkdtempSync(join(tmpdir(), 'site-'))
    cpSync('dist', siteFolder, { recursive: true })
    const other = await startRoom({ siteFolder })
    writeFileSync(join(siteFolder, 'about.html'), `${'a longer page '.repeat(10_000)}its end`)
    const changed = await fetch(`${other.origin}/about`, { headers: { 'Accept-Encoding': 'identity' } })
    expect((await changed.text()).slice(-7)).toBe('its end')
    rmSync(join(siteFolder, 'contact.html'))
    const gone = await fetch(`${other.origin}/contact`, { headers: { 'Accept-Encoding': 'identity' } })
    expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '30'])
    await other.stop()
    rmSync(siteFolder, { recursive: true })
  })

  it('cannot be written to', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await ask('/about', {}, method)
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })
})

describe('an address', () => {
  it('has one spelling a page; the others lead to it and keep the query', async () => {
    for (const page of pages) {
      const address = addressOf(page)
      for (const other of [`${address}/`, `${address}.html`, `/${address}`].filter(
        path => path !== '//' && path !== '/.html',
      )) {
        const { status, headers } = await ask(`${other}?a=b`)
        expect([other, status, headers.location]).toEqual([other, 301, `${address}?a=b`])
      }
    }
    for (const home of ['/index.html', '/index', '//'])
      expect([home, (await ask(home)).headers.location]).toEqual([home, '/'])
  })

  it('of an alias leads to the page', async () => {
    for (const [from, to] of redirects)
      for (const path of [from, `${from}/`, `${from}.html`]) {
        const { status, headers } = await ask(path)
        expect([path, status, headers.location, headers['cache-control']]).toEqual([path, 301, to, cacheOf('/')])
      }
  })

  it('where there is nothing gives the 404 page with its status', async () => {
    for (const path of [
      '/nothing',
      '/404',
      '/404.html',
      '/assets/none.js',
      '/ABOUT',
      '/about/x',
      '/_headers',
      '/.env',
    ]) {
      const { status, body, headers } = await ask(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, cacheOf('/')])
      expect(body.equals(read('404.html'))).toBe(true)
    }
  })

  it('never leaves the folder, nor the site', async () => {
    const hostile = [
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
      '/%00',
      '/about%00.html',
      '/%',
      '/%ff',
      '/assets/x/',
      '//evil.example/',
      '/%09/evil.example/',
      '/%09%5cevil.example/',
      '/\\evil.example/x.html',
      `/${'a'.repeat(3000)}`,
      '/__proto__',
      '/constructor',
    ]
    for (const path of hostile) {
      const answer = await raw(room.origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect([path, /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]]).toEqual([path, path.includes('\\') ? '400' : '404'])
      expect(answer).not.toMatch(/nokshi-website|^location:/im)
    }
  })
})
