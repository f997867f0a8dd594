import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { raw, startTestServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
afterEach(() => server.stop())

it('every refusal of what is no request has the headers of every answer', async () => {
  server = await startTestServer()
  const policy = (await fetch(server.origin)).headers.get('content-security-policy')
  const end = 'Connection: close\r\n\r\n'
  for (const [request, status] of [
    ['nonsense\r\n\r\n', 400],
    [`GET /about HTTP/1.1\r\n${end}`, 400],
    [`GET /about HTTP/1.1\r\nHost: a b\r\n${end}`, 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
  ] as const) {
    const answer = await raw(server.origin, request)
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(answer.toLowerCase()).toContain(`content-security-policy: ${policy?.toLowerCase()}`)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).toMatch(/\{"error":".+"\}/)
  }
})

it('a request of HTTP/1.0 needs no Host', async () => {
  server = await startTestServer()
  expect(await raw(server.origin, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*"database":"ok"/)
})

it('a server that ends lets the last answer close each connection, and resets none', async () => {
  server = await startTestServer({ lastRequests: 30_000 })
  const { hostname, port } = new URL(server.origin)
  /** Sends the next request after each response, until the server closes the connection. */
  const visit = () => {
    let answers = 0
    let closing = false
    let text = ''
    const socket = connect(Number(port), hostname)
    const ask = () => socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n')
    const began = new Promise<void>(resolve => {
      socket.on('data', chunk => {
        text += chunk
        if (!text.endsWith('}')) return
        answers += 1
        closing = /^connection: close/im.test(text)
        text = ''
        resolve()
        if (!closing) ask()
      })
    })
    const ended = new Promise<[error: string, closing: boolean]>(resolve => {
      let error = ''
      socket.on('error', ({ message }) => {
        error = message
      })
      socket.on('close', () => resolve([error, closing]))
    })
    ask()
    return { began, ended, answers: () => answers }
  }
  const visits = Array.from({ length: 8 }, visit)
  await Promise.all(visits.map(({ began }) => began))
  const closed = server.close()
  expect(await Promise.all(visits.map(({ ended }) => ended))).toEqual(visits.map(() => ['', true]))
  await closed
})
