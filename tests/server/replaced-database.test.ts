import { spawn } from 'node:child_process'
import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { runInbox } from '#server/inbox/run.ts'
import { pathOf } from '#server/storage/index.ts'
import { message, postTo, serverOfTest, storedSubmissions } from './test-server.ts'

let server: Awaited<ReturnType<typeof serverOfTest>>
let path: string
const start = async () => {
  server = await serverOfTest()
  path = pathOf(server.databaseUrl)
}

const send = async (subject: string) => (await postTo(server.origin, message({ subject }))).status
const subjects = async () => (await storedSubmissions(server.databaseUrl)).map(({ subject }) => subject)

it('a database that is removed under the server takes no message with it, and is used again when it is back', async () => {
  await start()
  expect(await send('before')).toBe(200)
  renameSync(path, `${path}.away`)
  expect([await send('meanwhile'), (await fetch(`${server.origin}/readyz`)).status]).toEqual([503, 503])
  renameSync(`${path}.away`, path)
  expect(await send('after')).toBe(200)
  expect(await subjects()).toEqual(['before', 'after'])
})

it('an empty file in place of the database is used after one form that is sent again', async () => {
  await start()
  renameSync(path, `${path}.away`)
  writeFileSync(path, '')
  expect([await send('empty'), await send('empty')]).toEqual([503, 200])
  expect(await subjects()).toEqual(['empty'])
})

it('a backup can be restored under the server, which loses nothing that it has acknowledged meanwhile', async () => {
  await start()
  const config = () => ({ ...readConfig({}), databaseUrl: server.databaseUrl })
  const terminal = { write: () => undefined, writeError: () => undefined, width: undefined, confirm: undefined }
  expect(await send('in the backup')).toBe(200)
  expect(await runInbox(['backup', `${path}.backup`], config, terminal)).toBe(0)
  let isOver = false
  const acknowledged: string[] = []
  const sending = (async () => {
    for (let at = 0; !isOver; at += 1) if ((await send(`number ${at}`)) === 200) acknowledged.push(`number ${at}`)
  })()
  // Before the server ends, also where the test fails.
  onTestFinished(() => {
    isOver = true
    return sending
  })
  await vi.waitUntil(() => acknowledged.length > 3, 30_000)
  const run = spawn(process.execPath, ['dist-server/inbox.js', 'restore', `${path}.backup`], {
    env: { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl },
  })
  expect(await new Promise(resolve => run.on('exit', resolve))).toBe(0)
  const before = acknowledged.length
  await vi.waitUntil(() => acknowledged.length > before + 2, 30_000)
  isOver = true
  await sending
  const aside = readdirSync(server.folder).find(name => name.includes('before-restore') && !name.endsWith('journal'))
  const kept = [
    ...(await storedSubmissions(`file:${join(server.folder, aside ?? '')}`)),
    ...(await storedSubmissions(server.databaseUrl)),
  ]
  const names = kept.map(({ subject }) => subject)
  expect(acknowledged.filter(name => !names.includes(name))).toEqual([])
  expect(await subjects()).toContain('in the backup')
})
