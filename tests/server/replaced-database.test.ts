import { copyFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore, pathOf } from '#server/storage/index.ts'
import { message, startTestServer, storedSubmissions } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop())

const send = async (subject: string) => {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(message({ subject }))
  return (await fetch(`${server.origin}/api/contact`, { method: 'POST', headers, body })).status
}
const subjects = async () => (await storedSubmissions(server.databaseUrl)).map(({ subject }) => subject)
/** Sends a message until it is stored. Returns the first status. */
async function sendUntilStored(subject: string) {
  const first = await send(subject)
  if (first !== 200) await vi.waitFor(async () => expect(await send(subject)).toBe(200), { timeout: 20_000 })
  return first
}

it('a database that is removed under the server takes no message with it that was answered as stored', async () => {
  expect(await send('before')).toBe(200)
  for (const name of readdirSync(server.folder)) rmSync(join(server.folder, name))
  expect(await sendUntilStored('after')).toBe(503)
  expect(await subjects()).toEqual(['after'])
})

it('a log that is removed under the server takes no message with it', async () => {
  const path = pathOf(server.databaseUrl)
  expect(await send('before')).toBe(200)
  rmSync(`${path}-wal`)
  expect(await send('after')).toBe(200)
  // What a killed server would leave.
  copyFileSync(path, `${path}.alone`)
  const kept = await storedSubmissions(`file:${path}.alone`)
  expect(kept.map(({ subject }) => subject)).toEqual(['before', 'after'])
})

it('a database that is replaced under the server is used from then on', async () => {
  const path = pathOf(server.databaseUrl)
  expect(await send('in the backup')).toBe(200)
  const store = await openStore({ url: server.databaseUrl })
  await store.backups.make({ path: `${path}.backup`, madeAt: Date.now(), expiresAt: undefined })
  await store.close()
  expect(await send('later')).toBe(200)
  copyFileSync(`${path}.backup`, `${path}.next`)
  renameSync(`${path}.next`, path)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
  await sendUntilStored('after')
  expect(await subjects()).toEqual(['in the backup', 'after'])
})
