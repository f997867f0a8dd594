import { spawnSync } from 'node:child_process'
import { cpSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '#server/storage/index.ts'
import { type Database, freshDatabase } from '../database.ts'
import { type Got, startMailServer } from '../mail-server.ts'
import { type Running, startServer } from '../process.ts'
import { storedSubmissions } from '../test-server.ts'

/** The part of one week of a busy site; `SOAK=1` is the whole week. */
const share = Number(process.env.SOAK ?? '0.1')
const days = 7
const [forms, files] = [Math.round((30_000 * share) / days), Math.round((2000 * share) / days)]
const [mailDown, deployed, diskFull, lanes] = [2, 3, 4, 20]
const forgetting = [1, 3, 5]
const megabyte = 1024 * 1024
const resume = new File(['%PDF-1.7\n', 'x'.repeat(50_000)], 'cv.pdf')

let database: Database
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: Running | undefined
const mailed: Got[] = []

beforeAll(async () => {
  database = await freshDatabase()
  mail = await startMailServer()
})
afterAll(async () => {
  await server?.kill('SIGKILL')
  await mail.stop()
  await database.drop()
})

function requestOf(name: string, file: boolean): [path: string, init: RequestInit] {
  const headers = { 'Idempotency-Key': name, Accept: 'application/json' }
  if (!file) {
    const body = JSON.stringify({
      name: 'A',
      email: `${name}@soak.example`,
      subject: name,
      message: `Words of ${name}`,
    })
    return ['/api/contact', { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body }]
  }
  const body = new FormData()
  for (const [field, value] of Object.entries({ fullName: name, email: `${name}@soak.example`, coverLetter: name }))
    body.append(field, value)
  body.append('resume', resume)
  return ['/api/job-apply', { method: 'POST', headers, body }]
}

/** Sends until it is acknowledged, as the outbox does. Calls `onRetry` after a temporary refusal or a network error. */
async function send(origin: string, name: string, file: boolean, onRetry: () => void) {
  for (;;) {
    const [path, init] = requestOf(name, file)
    const status = await fetch(origin + path, init).then(
      async answer => {
        await answer.text()
        return answer.status
      },
      () => 503,
    )
    if (status === 200) return
    if (status < 500 && status !== 429) throw new Error(`${name} was refused with ${status}`)
    onRetry()
    await sleep(50)
  }
}

/** Creates a folder with the built site and server, like a new release. */
function newRelease(folder: string): string {
  const release = join(folder, 'release')
  for (const name of ['dist', 'dist-server', 'data']) cpSync(name, join(release, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(release, 'node_modules'))
  return release
}

function inbox(day: number, ...command: string[]) {
  const env = { PATH: process.env.PATH, ...clockOf(day), DATABASE_URL: database.url }
  const run = spawnSync(process.execPath, ['dist-server/inbox.js', ...command, '--json'], { env, encoding: 'utf8' })
  expect([command[0], run.status, run.stderr]).toEqual([command[0], 0, ''])
}
const clockOf = (day: number) => ({
  NODE_OPTIONS: `--import=${resolve('tests/server/moved-clock.mjs')}`,
  DAYS_AHEAD: String(day),
})
const sizeOf = (name: string) =>
  (statSync(join(database.folder, name), { throwIfNoEntry: false })?.size ?? 0) / megabyte

it('a week of a busy site: all that was acknowledged is there once, each mail went once, and nothing grows but the data', async () => {
  const acknowledged = new Set<string>()
  const table: Record<string, string | number>[] = []
  const store = await openStore({ url: database.url })
  for (let day = 0; day < days; day += 1) {
    if (day === mailDown) {
      mailed.push(...mail.got)
      await mail.stop()
    }
    if (day === mailDown + 1) mail = await startMailServer({ port: Number(new URL(mail.url).port) })
    const env = { DATABASE_URL: database.url, SMTP_URL: mail.url, TRUST_PROXY: '127.0.0.1', ...clockOf(day) }
    server = await startServer({ env })
    const { origin, child } = server
    let [accepted, refusedToday] = [0, 0]
    const names = Array.from({ length: forms + files }, (_, at) => `day${day}-${at}`)
    const work = names.entries()
    const full = day === diskFull
    // Limits every file to its first page, so that writes fail.
    if (full) spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=4096:'])
    const lane = async () => {
      for (const [at, name] of work) {
        await send(origin, name, at < files, () => {
          refusedToday += 1
        })
        acknowledged.add(name)
        accepted += 1
      }
    }
    const load = Promise.all(Array.from({ length: lanes }, lane))
    if (full) {
      // The disk is full for an hour: until a 24th of the day's submissions has been refused.
      while (refusedToday < names.length / 24) await sleep(20)
      expect([(await fetch(`${origin}/readyz`)).status, (await fetch(origin)).status]).toEqual([503, 200])
      spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:'])
    }
    if (day === deployed) {
      while (accepted < names.length / 2) await sleep(20)
      expect(await server.kill('SIGTERM')).toBe(0)
      server = await startServer({ cwd: newRelease(database.folder), env: { ...env, PORT: new URL(origin).port } })
    }
    await load
    if (forgetting.includes(day)) {
      inbox(day, 'forget', `day${day}-0@soak.example`)
      acknowledged.delete(`day${day}-0`)
    }
    inbox(day, 'backup', join(database.folder, `night-${day}.db`))
    // Waits until all mails are sent, including those of the day without a mail server.
    while (day !== mailDown && (await store.mailQueue.state(Date.now())).waiting > 0) await sleep(50)
    table.push({
      day: day + 1,
      stored: acknowledged.size,
      mails: new Set([...mailed, ...mail.got].map(({ headers }) => headers.get('message-id'))).size,
      'memory, MB': Math.round(server.memory()),
      'file, MB': Number(sizeOf('post.db').toFixed(1)),
      'WAL, MB': Number(sizeOf('post.db-wal').toFixed(1)),
    })
    expect(await server.kill('SIGTERM')).toBe(0)
  }
  await store.close()
  console.table(table)
  mailed.push(...mail.got)
  const kept = await storedSubmissions(database.url)
  const names = kept.map(({ kind, subject, name }) => (kind === 'careers' ? name : subject))
  expect([names.length, new Set(names).size]).toEqual([acknowledged.size, acknowledged.size])
  expect(names.filter(name => !acknowledged.has(name))).toEqual([])
  expect(acknowledged.size).toBe(days * (forms + files) - forgetting.length)
  const ids = mailed.map(({ headers }) => headers.get('message-id')?.slice(1, 17))
  expect(new Set(ids).size).toBe(ids.length)
  const sent = new Set(ids)
  expect(kept.filter(({ id }) => !sent.has(id))).toEqual([])
  const [first, last] = [table[0], table.at(-1)]
  expect(Number(last?.['memory, MB'])).toBeLessThan(Number(first?.['memory, MB']) + 40)
  expect(Number(last?.['file, MB'])).toBeLessThan(Number(first?.['file, MB']) * days * 1.2)
  for (const row of table) expect(Number(row['WAL, MB'])).toBeLessThan(20)
}, 600_000)
