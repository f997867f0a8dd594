import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Database, freshDatabase } from './database.ts'
import { message, postTo, startTestServer } from './test-server.ts'

/** Creates a proxy to a database. While frozen, it accepts data but forwards nothing, and reports no error. */
async function wayTo(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', chunk => frozen || to.write(chunk)).on('close', () => to.destroy())
      from.on('error', () => undefined)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const way = new URL(url)
  way.hostname = '127.0.0.1'
  way.port = String((server.address() as AddressInfo).port)
  return {
    url: way.href,
    freeze: (now: boolean) => {
      frozen = now
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe.runIf(inject('postgres') !== undefined)('a database that is frozen', () => {
  let database: Database
  let way: Awaited<ReturnType<typeof wayTo>>
  let siteServer: Awaited<ReturnType<typeof startTestServer>>
  beforeEach(async () => {
    database = await freshDatabase()
    way = await wayTo(database.url)
    siteServer = await startTestServer({ databaseUrl: way.url })
  })
  afterEach(async () => {
    way.close()
    await database.drop()
  })
  const send = (subject: string) => postTo(siteServer.origin, message({ subject }))

  it('makes visitors come again, and is used again once it answers', async () => {
    expect((await send('before')).status).toBe(200)
    way.freeze(true)
    const answers = await Promise.all(['1', '2', '3'].map(send))
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(3).fill([503, '5']),
    )
    way.freeze(false)
    expect((await send('1')).status).toBe(200)
    await siteServer.stop()
  })

  it('does not keep the server from ending', async () => {
    expect((await send('before')).status).toBe(200)
    way.freeze(true)
    const answer = send('during').catch(() => undefined)
    // The server has received the request once it answers a later one.
    await fetch(`${siteServer.origin}/api/jobs`)
    await siteServer.close()
    // It was cut off, rather than answered once the server had given up on the database.
    expect(await answer).toBeUndefined()
  })
})
