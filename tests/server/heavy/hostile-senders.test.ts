import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTarget, type Target } from '../target.ts'
import { message } from '../test-server.ts'

let server: Target
beforeAll(async () => {
  server = await startTarget()
})
afterAll(() => server.stop())

describe('a request', () => {
  it('that is sent by a byte a second is cut off, in its headers and in its body', async () => {
    const { hostname, port } = new URL(server.origin)
    const dripping = async (head: string, rest: string) => {
      const socket = connect(Number(port), hostname)
      let got = ''
      socket.on('data', chunk => {
        got += chunk
      })
      socket.on('error', () => undefined)
      socket.write(head)
      let at = 0
      const drip = setInterval(() => socket.write(rest[at++ % rest.length] ?? ' '), 1000)
      await new Promise(resolve => socket.on('close', resolve))
      clearInterval(drip)
      return got
    }
    const began = performance.now()
    const [page, ...forms] = await Promise.all([
      dripping('GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'x'),
      dripping('', 'GET / HTTP/1.1\r\nX-A: '),
      dripping(
        'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n',
        '{"name":"',
      ),
      dripping(
        `POST /api/job-apply HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n`,
        '--x\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nK\r\n',
      ),
    ])
    expect((performance.now() - began) / 1000).toBeLessThan(60)
    expect(page).toMatch(/^HTTP\/1\.1 200 /)
    for (const answer of forms) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await server.takesAGoodOne()
  })
})

describe('a refusal', () => {
  it('leaves a connection good for the next request', async () => {
    const answers: number[] = []
    const { hostname, port } = new URL(server.origin)
    const headers = { 'Content-Type': 'application/json' }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const body of ['{"name":', JSON.stringify(message({ subject: 'On one connection' }))]) {
      const asked = request({ hostname, port, path: '/api/contact', method: 'POST', headers, agent })
      asked.end(body)
      const [answer] = await once(asked, 'response')
      answer.resume()
      await once(answer, 'end')
      answers.push(answer.statusCode)
    }
    agent.destroy()
    expect(answers).toEqual([400, 200])
  })
})
