import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '#server/storage/index.ts'
import { type Database, freshDatabase } from '../database.ts'
import { nameOf, send, until } from '../load.ts'
import { type Got, startMailServer } from '../mail-server.ts'
import { type Running, startServer } from '../process.ts'
import { storedSubmissions } from '../test-server.ts'

/** Days, each with its own clock, and what happens on them. */
const days = 4
const [mailDown, deployed, diskFull] = [1, 2, 3]
const [forms, files, lanes] = [400, 30, 20]

let database: Database
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: Running | undefined
beforeAll(async () => {
  database = await freshDatabase()
  mail = await startMailServer()
})
afterAll(async () => {
  await server?.kill('SIGKILL')
  await mail.stop()
  await database.drop()
})

const clockOf = (day: number) => ({
  NODE_OPTIONS: `--import=${resolve('tests/server/moved-clock.mjs')}`,
  DAYS_AHEAD: String(day),
})

function inbox(day: number, ...command: string[]) {
  const env = { PATH: process.env.PATH, ...clockOf(day), DATABASE_URL: database.url }
  const run = spawnSync(process.execPath, ['dist-server/inbox.js', ...command, '--json'], { env, encoding: 'utf8' })
  expect([command[0], run.status, run.stderr]).toEqual([command[0], 0, ''])
}

it('of days with a dead mail server, a restart and a full disk, all that was acknowledged is there once, and each mail went once', async () => {
  const acknowledged = new Set<string>()
  const mailed: Got[] = []
  const store = await openStore({ url: database.url })
  for (let day = 0; day < days; day += 1) {
    if (day === mailDown) {
      mailed.push(...mail.got)
      await mail.stop()
    }
    if (day === mailDown + 1) mail = await startMailServer({ port: Number(new URL(mail.url).port) })
    const env = { DATABASE_URL: database.url, SMTP_URL: mail.url, ...clockOf(day) }
    server = await startServer({ env })
    const { origin, child } = server
    let refusals = 0
    const names = Array.from({ length: forms + files }, (_, at) => `day${day}-${at}`)
    const work = names.entries()
    // Limits every file to its first page, so that writes fail.
    if (day === diskFull) spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=4096:'])
    const lane = async () => {
      for (const [at, name] of work) {
        await send(origin, name, at < files, () => {
          refusals += 1
        })
        acknowledged.add(name)
      }
    }
    const load = Promise.all(Array.from({ length: lanes }, lane))
    if (day === diskFull) {
      await until(() => refusals >= 20, load)
      expect([(await fetch(`${origin}/readyz`)).status, (await fetch(origin)).status]).toEqual([503, 200])
      spawnSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:'])
    }
    if (day === deployed) {
      await until(() => acknowledged.size >= day * names.length + forms / 2, load)
      expect(await server.kill('SIGTERM')).toBe(0)
      server = await startServer({ env: { ...env, PORT: new URL(origin).port } })
    }
    await load
    if (day === deployed) {
      inbox(day, 'forget', `day${day}-0@load.example`)
      acknowledged.delete(`day${day}-0`)
    }
    inbox(day, 'backup', join(database.folder, `night-${day}.db`))
    // Waits until all mails are sent, including those of the day without a mail server.
    if (day !== mailDown) await until(async () => (await store.mailQueue.state()).waiting === 0, load)
    expect(await server.kill('SIGTERM')).toBe(0)
  }
  await store.close()
  mailed.push(...mail.got)
  const kept = await storedSubmissions(database.url)
  const names = kept.map(nameOf)
  expect([names.length, new Set(names)]).toEqual([acknowledged.size, acknowledged])
  const ids = mailed.map(({ headers }) => headers.get('message-id')?.slice(1, 17))
  const sent = new Set(ids)
  expect(sent.size).toBe(ids.length)
  expect(kept.filter(({ id }) => !sent.has(id))).toEqual([])
}, 900_000)
