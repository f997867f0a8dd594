import Sqlite from 'libsql'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { pathOf } from '#server/storage/index.ts'
import { type Database, freshDatabase } from '../database.ts'
import { startServer } from '../process.ts'
import { message, postTo, receivedBy, storedSubmissions } from '../test-server.ts'
import { afterFile, fileContent, startUpload } from '../upload.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const send = (origin: string, subject: string) => postTo(origin, message({ subject }), { 'Idempotency-Key': subject })

describe('a database that is away when the server starts', () => {
  it('keeps forms away and not the pages, and is used as soon as it is there', async () => {
    // Another program locks the database.
    const other = new Sqlite(pathOf(database.url))
    other.exec('begin exclusive')
    const server = await startServer({ env: { DATABASE_URL: database.url } })
    expect((await fetch(`${server.origin}/about`)).status).toBe(200)
    const refused = await send(server.origin, 'early')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    const health = await fetch(`${server.origin}/readyz`)
    expect([health.status, await health.json()]).toEqual([503, { database: 'unreachable' }])
    other.exec('rollback')
    other.close()
    const status = async () => (await fetch(`${server.origin}/readyz`)).status
    await expect.poll(status, { timeout: 120_000 }).toBe(200)
    expect((await send(server.origin, 'early')).status).toBe(200)
    expect(await server.kill('SIGTERM')).toBe(0)
  })

  it('does not keep the server from ending', async () => {
    const server = await startServer({ env: { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' } })
    expect(server.said()).not.toContain('secret')
    expect((await fetch(`${server.origin}/about`)).status).toBe(200)
    expect(await server.kill('SIGTERM')).toBe(0)
  })
})

describe('the program', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'x' }, /^PORT: set it to a port number, such as 4173\s*$/],
    [
      { DATABASE_URL: 'mysql://root:secret@host' },
      /^DATABASE_URL is "mysql:\.\.\.": set it to file:<path> or postgres:/,
    ],
    [{ DATABASE_URL: 'file:/dev/null/post.db' }, /^The database that DATABASE_URL names cannot be used: /],
    [{ HOST: '203.0.113.1' }, /HOST is "203\.0\.113\.1" and PORT 0, where this machine cannot listen \(EADDR/],
  ])('ends with a sentence when it cannot start with %o', async (env, sentence) => {
    await expect(startServer({ env: { DATABASE_URL: database.url, ...env } })).rejects.toThrow(sentence)
  })

  it('finishes what is under way when it is told to end', async () => {
    const server = await startServer({ env: { DATABASE_URL: database.url } })
    const upload = startUpload(server.origin, { name: 'Karim', bytes: 1000, address: '203.0.113.1' })
    await upload.begun
    const burst = Array.from({ length: 30 }, (_, at) => send(server.origin, `burst-${at}`).then(({ status }) => status))
    await Promise.all(burst.slice(0, 5))
    const ended = server.kill('SIGTERM')
    await Promise.allSettled(burst)
    // The second half of an application comes after the signal.
    upload.socket.write(fileContent(1000) + afterFile)
    expect(await upload.status).toBe(200)
    expect(await ended).toBe(0)
    const kept = await storedSubmissions(database.url)
    expect(kept.filter(({ kind }) => kind === 'careers')).toHaveLength(1)
  })

  it('ends in spite of somebody who goes on sending', async () => {
    const server = await startServer({ env: { DATABASE_URL: database.url } })
    const { socket, begun } = startUpload(server.origin, { name: 'Karim', bytes: 1_000_000, address: '203.0.113.1' })
    await begun
    // Fast enough to be accepted for minutes.
    const sending = setInterval(() => socket.write(fileContent(1000)), 500)
    onTestFinished(() => clearInterval(sending))
    const cut = receivedBy(socket)
    expect(await server.kill('SIGTERM')).toBe(0)
    await cut
  }, 100_000)
})
