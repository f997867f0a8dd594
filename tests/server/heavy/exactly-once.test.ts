import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '#server/storage/index.ts'
import { type Database, freshDatabase } from '../database.ts'
import { nameOf, resumeOf, send, until } from '../load.ts'
import { startServer } from '../process.ts'
import { storedSubmissions } from '../test-server.ts'

const senders = 50
const each = 40

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

/** Every tenth submission is an application with its file. */
const hasFile = (name: string) => name.endsWith('0')

it('2,000 submissions by 50 senders that retry are each stored once and whole, though the server is killed again and again in the middle of them', async () => {
  const start = (port: string) => startServer({ env: { DATABASE_URL: database.url, PORT: port } })
  let server = await start('0')
  const { origin } = server
  const { port } = new URL(origin)
  const acknowledged = new Set<string>()
  let retries = 0
  const load = Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      for (let at = 0; at < each; at += 1) {
        const name = `s${sender}-${at}`
        await send(origin, name, hasFile(name), () => {
          retries += 1
        })
        acknowledged.add(name)
      }
    }),
  )
  // Kills the server at five moments of the load. Everything that was acknowledged before must be stored.
  for (const share of [0.05, 0.2, 0.4, 0.6, 0.8]) {
    await until(() => acknowledged.size >= share * senders * each, load)
    const before = [...acknowledged]
    await server.kill('SIGKILL')
    const stored = new Set((await storedSubmissions(database.url)).map(nameOf))
    expect(before.filter(name => !stored.has(name))).toEqual([])
    server = await start(port)
  }
  await load
  await server.kill('SIGKILL')

  const kept = await storedSubmissions(database.url)
  const names = kept.map(nameOf)
  expect([acknowledged.size, names.length, new Set(names).size]).toEqual([2000, 2000, 2000])
  expect(retries).toBeGreaterThan(0)
  // No submission is partial: each has all its fields, and each application has the whole file.
  for (const submission of kept) {
    const name = nameOf(submission)
    if (submission.kind === 'careers') expect(submission.file?.size, name).toEqual(resumeOf(name).size)
    else expect(submission.fields.message).toBe(`The words of ${name}`)
  }
}, 900_000)

describe('two processes over one database', () => {
  it('start at once, though it is empty', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore({ url: database.url })))
    for (const store of stores) await store.close()
  })

  it('keep what comes to both of them at once only once', async () => {
    const env = { DATABASE_URL: database.url }
    const servers = await Promise.all([startServer({ env }), startServer({ env })])
    const names = Array.from({ length: 200 }, (_, at) => `both-${at}`)
    await Promise.all(names.flatMap(name => servers.map(({ origin }) => send(origin, name, hasFile(name)))))
    const kept = (await storedSubmissions(database.url)).map(nameOf)
    expect([kept.length, new Set(kept).size]).toEqual([200, 200])
    for (const server of servers) expect(await server.kill('SIGTERM')).toBe(0)
  })
})
