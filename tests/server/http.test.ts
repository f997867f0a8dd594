import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createHttpServer } from '#server/http-server.ts'
import { limits } from '#server/limits/limits.ts'
import { open, raw, serverOfTest } from './test-server.ts'

it('what is no request is refused', async () => {
  const server = await serverOfTest()
  const close = 'Connection: close\r\n\r\n'
  for (const [request, status] of [
    ['nonsense\r\n\r\n', 400],
    [`GET /about HTTP/1.1\r\n${close}`, 400],
    [`GET /about HTTP/1.1\r\nHost: a b\r\n${close}`, 400],
    [`GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n${close}`, 400],
    [`GET /about HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(2000)}Host: b\r\n${close}`, 400],
    ['POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', 501],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
  ] as const)
    expect([request.slice(0, 60), await raw(server.origin, request)]).toEqual([
      request.slice(0, 60),
      expect.stringContaining(`HTTP/1.1 ${status}`),
    ])
})

it('a server that ends takes no new connection, lets the last answer close each open one, and resets none', async () => {
  const server = await serverOfTest({ lastRequests: 30_000 })
  /** Sends the next request after each response, until the server closes the connection. */
  const visit = () => {
    let closing = false
    let text = ''
    const socket = open(server.origin)
    const ask = () => socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n')
    const began = new Promise<void>(resolve => {
      socket.on('data', chunk => {
        text += chunk
        if (!text.endsWith('}')) return
        closing = /^connection: close/im.test(text)
        text = ''
        resolve()
        if (!closing) ask()
      })
    })
    let error = ''
    socket.on('error', ({ message }) => {
      error = message
    })
    const ended = once(socket, 'close').then(() => [error, closing])
    ask()
    return { began, ended }
  }
  const visits = Array.from({ length: 8 }, visit)
  await Promise.all(visits.map(({ began }) => began))
  const closed = server.close()
  await expect(fetch(`${server.origin}/livez`)).rejects.toThrow()
  expect(await Promise.all(visits.map(({ ended }) => ended))).toEqual(visits.map(() => ['', true]))
  await closed
})

it('a server that ends does not wait for connections that have sent nothing', async () => {
  const server = await serverOfTest()
  const silent = open(server.origin).resume()
  await once(silent, 'connect')
  const began = performance.now()
  await Promise.all([once(silent, 'close'), server.close()])
  // After ten seconds it would wait for nothing any more.
  expect(performance.now() - began).toBeLessThan(9500)
})

it.each([
  ['above every limit is refused before it is sent', 99_000_000, 413],
  ['of a usual size is asked for', 1000, 100],
])('a body %s', async (_, length, status) => {
  const socket = open((await serverOfTest()).origin)
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  const [said] = await once(socket, 'data')
  expect(String(said)).toContain(`HTTP/1.1 ${status}`)
  socket.destroy()
})

it('a sender that is refused gets to the answer, though it has much to send before it reads', async () => {
  const socket = open((await serverOfTest()).origin)
  let error = ''
  socket.on('error', ({ message }) => {
    error = message
  })
  const length = 30 * 512_000
  socket.write(
    `POST /api/job-apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
  )
  for (let at = 0; at < 30; at += 1) {
    await new Promise(resolve => socket.write(Buffer.alloc(512_000), resolve))
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const [answer] = await once(socket, 'data')
  expect([String(answer).slice(0, 12), error]).toEqual(['HTTP/1.1 413', ''])
  socket.destroy()
})

/** Listens with a server of the test. Resolves with a connection to it. */
async function connectTo({ server: own }: ReturnType<typeof createHttpServer>) {
  await once(own.listen(0, '127.0.0.1'), 'listening')
  return open(`http://127.0.0.1:${(own.address() as AddressInfo).port}`)
}

it('a connection that sends many requests at once ends, and the rest of them is not answered', async () => {
  let answered = 0
  const own = createHttpServer(async () => {
    answered += 1
    return new Response('x')
  })
  const socket = (await connectTo(own)).resume()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(250))
  await once(socket, 'close')
  expect(answered).toBeLessThanOrEqual(limits.connection.unanswered)
  own.server.close()
})

it('a response that nobody reads ends', async () => {
  const body = new Uint8Array(50_000_000)
  const own = createHttpServer(() => new Response(body), 200)
  const connected = once(own.server, 'connection')
  const socket = await connectTo(own)
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [held] = await connected
  await once(held, 'close')
  socket.destroy()
  own.server.close()
})
