import { expect, it } from 'vitest'
import { connect } from '#server/storage/connect.ts'
import { message, postTo, serverOfTest } from './test-server.ts'

it('measurements are off unless asked for, are for those who have the token, and count forms and mails', async () => {
  const measured = (origin: string, token: string) =>
    fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await measured((await serverOfTest()).origin, '')).status).toBe(404)
  const token = 'a-token-of-the-test'
  const { origin } = await serverOfTest({ metrics: token })
  expect((await fetch(`${origin}/metrics`)).status).toBe(401)
  expect((await measured(origin, 'a-token-of-nobody')).status).toBe(401)
  for (const values of [{}, { name: '' }, { referral: 'bot' }]) await postTo(origin, message(values))
  const answer = await measured(origin, token)
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
  const { origin, databaseUrl } = await serverOfTest({ smtpUrl: 'smtp://127.0.0.1:1' })
  await postTo(origin, message())
  const { db } = await connect(databaseUrl)
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  for (const [mail, mails] of [
    [{ waiting_since: minutesAgo(61) }, 'late'],
    [{ waiting_since: minutesAgo(55) }, 'ok'],
    [{ state: 'failed' }, 'late'],
  ] as const) {
    await db.updateTable('notices').set(mail).execute()
    const answer = async () => (await fetch(`${origin}/readyz`)).json()
    await expect.poll(answer, { timeout: 30_000 }).toEqual({ database: 'ok', mails })
  }
  await db.destroy()
})
