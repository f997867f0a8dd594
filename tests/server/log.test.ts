import { expect, it, vi } from 'vitest'
import { honeypotField } from '#forms/submission.ts'
import { freshDatabase } from './database.ts'
import { startMailServer } from './mail-server.ts'
import { startServer } from './process.ts'

/** Texts that the server receives and that must not appear in a log. */
const typed = { name: 'Zubaida', email: 'zubaida@secret.example', subject: 'Secretsubject', message: 'Secretwords' }
const sent = {
  address: '203.0.113.77',
  key: 'secret-key',
  path: 'secretpath',
  agent: 'Secretagent',
  file: 'secretfile',
}
const { name, email, subject, message } = typed
const { address, key, path, agent, file } = sent

it('the log holds no words, names, addresses or files of visitors, whatever comes and whatever fails', async () => {
  const database = await freshDatabase()
  // It refuses every recipient, and names them.
  const mail = await startMailServer({ refuse: () => true })
  const server = await startServer({
    env: {
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '127.0.0.1',
      RATE_PER_ADDRESS: '12',
    },
  })
  const headers = { 'X-Forwarded-For': address, 'User-Agent': agent, 'Idempotency-Key': key }
  const post = (body: BodyInit, type?: string, to = '/api/contact') =>
    fetch(server.origin + to, { method: 'POST', headers: { ...headers, ...(type && { 'Content-Type': type }) }, body })
  const json = 'application/json'
  const resume = new FormData()
  for (const [field, value] of Object.entries({ fullName: name, email, coverLetter: message }))
    resume.append(field, value)
  resume.append('resume', new File(['MZ'], `${file}.exe`))
  const statuses = []
  for (const body of [
    typed,
    typed,
    { ...typed, message: 'other' },
    { ...typed, [subject]: 'x' },
    { ...typed, [honeypotField]: 'x' },
  ])
    statuses.push((await post(JSON.stringify(body), json)).status)
  for (const [body, type, to] of [
    [`{"name":"${name}`, json],
    [message, 'text/plain'],
    [resume, undefined, '/api/job-apply'],
    [JSON.stringify({ email }), json, '/api/newsletter'],
  ] as const)
    statuses.push((await post(body, type, to)).status)
  expect(statuses).toEqual([200, 200, 422, 400, 200, 400, 415, 415, 200])
  await fetch(`${server.origin}/${path}?q=${message}`, { headers })
  await fetch(`${server.origin}/api/newsletter/confirm?token=${key}`, { headers })
  for (let at = 0; at < 6; at += 1) statuses.push((await post(JSON.stringify({ ...typed, at }), json)).status)
  expect(statuses).toContain(429)
  await vi.waitUntil(() => server.said().includes('a mail could not be sent'), 30_000)
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(
    Object.values({ ...typed, ...sent }).filter(secret => server.said().toLowerCase().includes(secret.toLowerCase())),
  ).toEqual([])
  await mail.stop()
  await database.drop()
})
