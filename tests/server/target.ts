import { expect } from 'vitest'
import { freshDatabase } from './database.ts'
import { startServer } from './process.ts'
import { message, postTo } from './test-server.ts'

/** Starts a server that receives malicious submissions. */
export async function startTarget() {
  const database = await freshDatabase()
  const server = await startServer({ env: { DATABASE_URL: database.url } })
  let taken = 0
  return {
    origin: server.origin,
    /** Checks that the server still accepts a valid message. */
    async takesAGoodOne() {
      taken += 1
      const answer = await postTo(server.origin, message({ subject: `Good ${taken}` }))
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    },
    async stop() {
      await server.kill('SIGKILL')
      await database.drop()
    },
  }
}

export type Target = Awaited<ReturnType<typeof startTarget>>
