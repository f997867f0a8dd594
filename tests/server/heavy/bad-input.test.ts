import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTarget, type Target } from '../target.ts'
import { message, raw } from '../test-server.ts'

const megabyte = 1024 * 1024
let server: Target
beforeAll(async () => {
  server = await startTarget()
})
afterAll(() => server.stop())

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
const post = (
  body: string | Uint8Array<ArrayBuffer> | FormData,
  headers: Record<string, string> = json,
  path = '/api/contact',
) => fetch(server.origin + path, { method: 'POST', headers, body })

/** Expects a refusal with this status and reason, and that the server still accepts a valid message. */
async function refuses(answer: Promise<Response>, status: number, reason: RegExp) {
  const got = await answer
  expect([got.status, await got.json()]).toEqual([status, { error: expect.stringMatching(reason) }])
  await server.takesAGoodOne()
}
const part = (name: string, content: string, file?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${content}\r\n`
const applicant = part('fullName', 'K') + part('email', 'k@b.example')

describe('a body', () => {
  it('that is packed is refused', async () => {
    await refuses(post('x', { ...json, 'Content-Encoding': 'gzip' }), 415, /unpacked/)
  })

  it('whose sender goes away is let go of', async () => {
    const { hostname, port } = new URL(server.origin)
    for (let times = 0; times < 20; times += 1) {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.write(
        `POST /api/job-apply HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipart['Content-Type']}\r\nContent-Length: 100000\r\n\r\n${applicant}`,
      )
      socket.destroy()
    }
    await server.takesAGoodOne()
  })

  it('of 10,000 fields is refused, in each way to send it', async () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `field${at}`)
    await refuses(post(JSON.stringify(Object.fromEntries(names.map(name => [name, 'x'])))), 413, /too long/)
    await refuses(post(names.map(name => `${name}=x`).join('&'), form), 400, /too many/)
    await refuses(
      post(`${names.map(name => part(name, 'x')).join('')}--x--\r\n`, multipart, '/api/job-apply'),
      400,
      /too many/,
    )
  })

  it('of 2 GB is refused before it is read, and cut off when its length was not told', async () => {
    const { hostname, port } = new URL(server.origin)
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
    const answer = await raw(server.origin, `${head}Content-Length: 2147483648\r\n\r\n{`)
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"The text is too long\."/)
    const socket = connect(Number(port), hostname)
    const closed = new Promise(resolve => socket.on('close', resolve))
    let got = ''
    socket.on('data', chunk => {
      got += chunk
    })
    socket.on('error', () => undefined)
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')])
    let written = 0
    while (!socket.destroyed && written < 2048 * megabyte) {
      written += chunk.length
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed])
    }
    expect(written).toBeLessThan(200 * megabyte)
    expect(got).toContain('413')
    await server.takesAGoodOne()
  })

  it('of 10 MB of nothing is refused, wherever it is', async () => {
    const nothing = '\u0000'.repeat(10 * megabyte)
    await refuses(post(nothing), 413, /too long/)
    await refuses(post(JSON.stringify(message({ message: '\u0000'.repeat(10_000) }))), 400, /can’t store/)
    await refuses(
      post(`${applicant}${part('coverLetter', nothing)}--x--\r\n`, multipart, '/api/job-apply'),
      413,
      /too long/,
    )
    await refuses(
      post(`${applicant}${part('resume', nothing, 'cv.pdf')}--x--\r\n`, multipart, '/api/job-apply'),
      415,
      /not a real PDF/,
    )
  })

  it('of invalid UTF-8 is refused, in each way to send it', async () => {
    const broken = Buffer.from([0xc3, 0x28, 0xff])
    const around = (before: string, after: string) =>
      new Uint8Array(Buffer.concat([Buffer.from(before), broken, Buffer.from(after)]))
    await refuses(post(around('{"name":"', '","email":"a@b","subject":"S","message":"M"}')), 400, /UTF-8/)
    await refuses(post(around('name=', '&email=a@b'), form), 400, /UTF-8/)
    await refuses(post('name=%ff&email=a@b', form), 400, /UTF-8/)
    await refuses(
      post(
        around(`--x\r\nContent-Disposition: form-data; name="fullName"\r\n\r\n`, `\r\n--x--\r\n`),
        multipart,
        '/api/job-apply',
      ),
      400,
      /UTF-8/,
    )
  })

  it('with a field twice is refused, in each way to send it', async () => {
    await refuses(post('{"name":"A","name":"B","email":"a@b","subject":"S","message":"M"}'), 400, /twice/)
    await refuses(post('{"name":"A","na\\u006de":"B","email":"a@b","subject":"S","message":"M"}'), 400, /twice/)
    await refuses(post('name=A&name=B&email=a@b&subject=S&message=M', form), 400, /twice/)
    await refuses(
      post(
        `${applicant}${part('email', 'l@b')}${part('resume', '%PDF-1', 'cv.pdf')}--x--\r\n`,
        multipart,
        '/api/job-apply',
      ),
      400,
      /twice/,
    )
  })

  it('of JSON 10,000 levels deep is refused', async () => {
    await refuses(post('['.repeat(10_000) + ']'.repeat(10_000)), 400, /object/)
    await refuses(
      post(`{"name":${'['.repeat(10_000)}${']'.repeat(10_000)},"email":"a@b","subject":"S","message":"M"}`),
      400,
      /name/,
    )
    await refuses(post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 400, /name/)
  })

  it('with the key of a prototype is refused, and changes no object', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
      const value = key === '__proto__' ? '{"admin":true}' : '"x"'
      await refuses(
        post(`{"${key}":${value},"name":"A","email":"a@b","subject":"S","message":"M"}`),
        400,
        /Unknown field/,
      )
      await refuses(post(`${key}=x&name=A&email=a@b&subject=S&message=M`, form), 400, /Unknown field/)
      await refuses(
        post(
          `${applicant}${part(key, 'x')}${part('resume', '%PDF-1', 'cv.pdf')}--x--\r\n`,
          multipart,
          '/api/job-apply',
        ),
        400,
        /Unknown field/,
      )
    }
  })
})

describe('a resume', () => {
  const apply = (name: string, content: string) =>
    post(`${applicant}${part('resume', content, name)}--x--\r\n`, multipart, '/api/job-apply')

  it('that is a zip under the name of a PDF is refused', async () => {
    await refuses(apply('cv.pdf', 'PK\u0003\u0004\u0014\u0000\u0000'), 415, /not a real PDF/)
    await refuses(apply('cv.docx', 'PK\u0003\u0004\u0014\u0000xl/workbook.xml'), 415, /not a real DOCX/)
  })

  it('whose name leads elsewhere, or holds control characters, is refused', async () => {
    for (const name of [
      '../../etc/cv.pdf',
      '/etc/cv.pdf',
      'C:\\\\cv.pdf',
      '..',
      'cv\u0000.pdf',
      'cv\u001b[2J.pdf',
      'cv\u0085.pdf',
    ])
      await refuses(apply(name, '%PDF-1.7'), 400, /must not contain a path|broken/)
    await refuses(apply(`${'x'.repeat(300)}.pdf`, '%PDF-1.7'), 400, /too long/)
  })
})
