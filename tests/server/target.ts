import { expect } from 'vitest'
import { freshDatabase } from './database.ts'
import { startServer } from './process.ts'

export const good = { name: 'Ayesha', email: 'ayesha@visitor.example', subject: 'Tills', message: 'Words.' }
export const json = { 'Content-Type': 'application/json' }

/** Starts a server that receives malicious submissions. */
export async function startTarget() {
  const database = await freshDatabase()
  const server = await startServer({ env: { DATABASE_URL: database.url } })
  let taken = 0
  return {
    origin: server.origin,
    memory: server.memory,
    databaseUrl: database.url,
    /** Number of accepted valid messages. */
    taken: () => taken,
    /** Checks that the server still accepts a valid message. */
    async takesAGoodOne() {
      taken += 1
      const body = JSON.stringify({ ...good, subject: `Good ${taken}` })
      const answer = await fetch(`${server.origin}/api/contact`, { method: 'POST', headers: json, body })
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    },
    async stop() {
      await server.kill('SIGKILL')
      await database.drop()
    },
  }
}

export type Target = Awaited<ReturnType<typeof startTarget>>
