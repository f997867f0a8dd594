import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWebhook } from '#server/mail/webhook.ts'
import { openStore } from '#server/storage/index.ts'
import { freshDatabase } from './database.ts'
import { application } from './inbox.ts'
import { message, postTo, serverOfTest } from './test-server.ts'

const secret = 'a secret of the test'
const calls: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  calls.push({ headers: request.headers, body })
  response.writeHead(status, { Location: '/elsewhere' }).end()
})
let url = ''
beforeEach(async () => {
  calls.length = 0
  status = 200
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
afterEach(() => new Promise(resolve => receiver.close(resolve)))

it('a form is posted as signed JSON, also without a mail server', async () => {
  const { origin } = await serverOfTest({ webhook: { url, secret } })
  expect((await postTo(origin, message())).status).toBe(200)
  await vi.waitUntil(() => calls.length === 1, 30_000)
  const [call] = calls
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = call?.headers ?? {}
  const expected = createHmac('sha256', secret).update(`${id}.${time}.${call?.body}`).digest('base64')
  expect(signature).toBe(`v1,${expected}`)
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
  const { email, subject } = message()
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ id, kind: 'contact', text: 'Message: Tills', email, subject })
})

it('a form is posted again until the receiver takes it, and not after it was deleted', async () => {
  const database = await freshDatabase()
  let time = Date.now()
  const store = await openStore({ url: database.url, webhook: true, now: () => time })
  await store.accept(application('karim@visitor.example'))
  const errors: string[] = []
  const logError = (code: string) => void errors.push(code)
  const queue = startWebhook({ url, secret }, { store, logError, now: () => time })
  for (status of [500, 302, 200, 200]) {
    queue.wake()
    await queue.settled()
    time += 10 * 60_000
  }
  expect(errors).toEqual(['HTTP_500', 'HTTP_302'])
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(calls).toHaveLength(3)
  expect(JSON.parse(calls[2]?.body ?? '')).toMatchObject({ kind: 'careers', file: { name: 'cv of Karim.pdf' } })
  status = 500
  await store.accept(application('rima@visitor.example'))
  queue.wake()
  await queue.settled()
  await store.deletion.forget('rima@visitor.example', time)
  time += 60 * 60_000
  queue.wake()
  await queue.settled()
  expect(calls).toHaveLength(4)
  // The mails of both are another channel's.
  expect(await store.mailQueue.claim(time)).toMatchObject({ kind: 'submission' })
  expect(await store.mailQueue.claim(time)).toBeUndefined()
  await queue.stop()
  await store.close()
  await database.drop()
})
