import { afterEach, expect, it } from 'vitest'
import type { Config } from '#server/config.ts'
import { connect } from '#server/storage/connect.ts'
import { message, postTo, startTestServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
afterEach(() => server.stop())

const token = 'a-token-of-the-test'
const start = async (overrides: Partial<Config> = {}) => {
  server = await startTestServer(overrides)
}
const post = (values: object) => postTo(server.origin, values)
const measured = (headers: Record<string, string> = {}) => fetch(`${server.origin}/metrics`, { headers })

it('measurements are off unless asked for, are for those who have the token, and count forms and mails', async () => {
  await start()
  expect((await measured({ Authorization: 'Bearer ' })).status).toBe(404)
  await server.stop()
  await start({ metrics: token })
  expect((await measured()).status).toBe(401)
  expect((await measured({ Authorization: 'Bearer a-token-of-nobody' })).status).toBe(401)
  await (await post(message())).text()
  await (await post(message({ name: '' }))).text()
  await (await post(message({ referral: 'bot' }))).text()
  const answer = await measured({ Authorization: `Bearer ${token}` })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  const text = await answer.text()
  for (const line of [
    'site_submissions_total{form="contact",outcome="accepted"} 1',
    'site_submissions_total{form="contact",outcome="400"} 1',
    'site_mails_waiting 1',
    'site_mails_failed 0',
    'site_database_ok 1',
    'site_submissions_total{form="contact",outcome="spam"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^site_mails_oldest_seconds \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

it('readiness says whether mails have waited for more than an hour, or were given up on', async () => {
  await start({ smtpUrl: 'smtp://127.0.0.1:1' })
  await (await post(message())).text()
  const { db } = await connect(server.databaseUrl)
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  for (const [mail, mails] of [
    [{ waiting_since: minutesAgo(61) }, 'late'],
    [{ waiting_since: minutesAgo(55) }, 'ok'],
    [{ state: 'failed' }, 'late'],
  ] as const) {
    await db.updateTable('notices').set(mail).execute()
    const answer = async () => (await fetch(`${server.origin}/readyz`)).json()
    await expect.poll(answer, { timeout: 10_000 }).toEqual({ database: 'ok', mails })
  }
  await db.destroy()
})
