import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../process.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'restored-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a restored backup holds what it held, without those who have asked since to be forgotten', async () => {
  const env = { DATABASE_URL: `file:${join(folder, 'post.db')}`, PATH: process.env.PATH ?? '' }
  const inbox = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist-server/inbox.js', ...args, '--json'], {
      env,
      encoding: 'utf8',
    })
    return { status, stderr, value: JSON.parse(stdout || 'null') }
  }
  const send = async (origin: string, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
  }
  const message = (name: string) => ({ name, email: `${name}@visitor.example`, subject: name, message: 'm' })
  const subjects = () => inbox('list').value.map(({ subject }: { subject: string }) => subject)

  const first = await startServer({ env })
  await send(first.origin, 'contact', message('ann'))
  await send(first.origin, 'contact', message('ben'))
  const backup = join(folder, 'backup', 'monday.db')
  expect(inbox('backup', backup)).toMatchObject({ status: 1, value: { error: expect.stringContaining('monday.db') } })
  spawnSync('mkdir', [join(folder, 'backup')])
  expect(inbox('backup', backup, '--keep', '30').status).toBe(0)
  await send(first.origin, 'contact', message('later'))
  expect(inbox('forget', 'ann@visitor.example').value).toMatchObject({ submissions: 1 })
  expect(subjects()).toEqual(['later', 'ben'])
  expect(await first.kill('SIGTERM')).toBe(0)

  // If the database is lost, the deletion requests are only in the list beside the backup.
  writeFileSync(join(folder, 'post.db'), 'destroyed')
  const { status, value } = inbox('restore', backup)
  expect([status, value]).toEqual([
    0,
    expect.objectContaining({ submissions: 1, replaced: expect.stringContaining('.before-restore-') }),
  ])
  expect(statSync(join(folder, 'post.db')).mode & 0o777).toBe(0o600)
  const second = await startServer({ env })
  expect(subjects()).toEqual(['ben'])
  await send(second.origin, 'contact', message('ann'))
  expect(subjects()).toEqual(['ann', 'ben'])
  // A killed server leaves a write-ahead log, which belongs to the replaced database.
  await second.kill('SIGKILL')
  expect(inbox('restore', backup).value).toMatchObject({ submissions: 1 })
  expect(subjects()).toEqual(['ben'])
  expect(readdirSync(folder).filter(name => name.includes('restoring'))).toEqual([])
})
