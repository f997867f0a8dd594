import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Database, freshDatabase } from '../database.ts'
import { type Running, startServer } from '../process.ts'
import { message, open, postTo, raw, receivedBy } from '../test-server.ts'

let database: Database
let server: Running
beforeAll(async () => {
  database = await freshDatabase()
  server = await startServer({ env: { DATABASE_URL: database.url } })
})
afterEach(async ({ task }) => {
  // The server still receives a valid message.
  expect((await postTo(server.origin, message({ subject: task.name }))).status).toBe(200)
})
afterAll(async () => {
  await server.kill('SIGKILL')
  await database.drop()
})

const headOf = (path: string, type: string, more = '') =>
  `POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${more}\r\n`
const multipart = 'multipart/form-data; boundary=x'
const nameField = '--x\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nK\r\n'

it('a request that is sent by a byte a second is cut off, in its headers and in its body', async () => {
  const dripping = async (head: string, rest: string) => {
    const socket = open(server.origin)
    socket.write(head)
    let at = 0
    const drip = setInterval(() => socket.write(rest[at++ % rest.length] ?? ' '), 1000)
    return receivedBy(socket).finally(() => clearInterval(drip))
  }
  const length = 'Content-Length: 90000\r\n'
  const [page, ...forms] = await Promise.all([
    dripping('GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'x'),
    dripping('', 'GET / HTTP/1.1\r\nX-A: '),
    dripping(headOf('contact', 'application/json', length), '{"name":"'),
    dripping(headOf('job-apply', multipart, length), nameField),
  ])
  expect(page).toMatch(/^HTTP\/1\.1 200 /)
  for (const answer of forms) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  // Shorter than the five minutes after which Node ends any request.
}, 200_000)

it('a body whose sender goes away is let go of', async () => {
  for (let times = 0; times < 20; times += 1) {
    const socket = open(server.origin)
    await once(socket, 'connect')
    socket.write(headOf('job-apply', multipart, 'Content-Length: 100000\r\n') + nameField)
    socket.destroy()
  }
})

it('a body of 2 GB is refused before it is read, and cut off when its length was not told', async () => {
  const [megabyte, type] = [1024 * 1024, 'application/json']
  const answer = await raw(server.origin, `${headOf('contact', type, 'Content-Length: 2147483648\r\n')}{`)
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"The text is too long\."/)
  const socket = open(server.origin)
  const received = receivedBy(socket)
  socket.write(headOf('contact', type, 'Transfer-Encoding: chunked\r\n'))
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')])
  let written = 0
  while (!socket.destroyed && written < 2048 * megabyte) {
    written += chunk.length
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), received])
  }
  expect(written).toBeLessThan(200 * megabyte)
  expect(await received).toContain('413')
})
