import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { openPostRoom } from '#server/post-room.ts'
import { openStore } from '#server/storage/index.ts'

/** A server over `dist/` on a free port, with a folder of its own for what it stores. */
export async function startRoom(overrides: Partial<Config> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'post-room-'))
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', HOST: '127.0.0.1' }),
    port: 0,
    databaseUrl: `file:${join(folder, 'post.db')}`,
    rates: { perAddress: 100_000, overall: 100_000 },
    ...overrides,
  }
  const room = await openPostRoom(config)
  return {
    ...room,
    folder,
    databaseUrl: config.databaseUrl,
    async stop() {
      await room.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** What a server keeps, as its inbox reads it: oldest first. */
export async function keptIn(url: string) {
  const store = await openStore({ url })
  const letters = await store.inbox.list({ after: '' })
  await store.close()
  return letters
}

/** What a server answers to these very bytes, until it ends the connection. */
export function raw(origin: string, request: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}
