import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Connected, connect } from './connect.ts'
import { conditionOf, createHealth } from './health.ts'
import { migrate } from './migrations.ts'

let folder = ''
let connected: Connected
let time = 0
const minute = 60_000

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'health-'))
  connected = await connect({ url: `file:${join(folder, 'post.db')}` })
  await migrate(connected)
})
afterEach(async () => {
  await connected.db.destroy()
  rmSync(folder, { recursive: true })
})
const health = () => createHealth(connected.db, () => time)
const run = (text: string) => sql.raw(text).execute(connected.db)
const receipts = async () => (await connected.db.selectFrom('receipts').select('key').execute()).length

it('a database on a full disk is full, though it can be read and nothing was sent yet, until there is room', async () => {
  const { condition } = health()
  await run('pragma max_page_count = 10')
  expect(await condition()).toBe('full')
  await run('pragma max_page_count = 1000000')
  time += minute
  expect(await condition()).toBe('ok')
  expect(await receipts()).toBe(0)
})

it('a database that takes no writing is readonly', async () => {
  await run('pragma query_only = on')
  expect(await health().condition()).toBe('readonly')
})

it('a commit that fails is remembered at once, and one that succeeds too', async () => {
  const { condition, recordCommit } = health()
  expect(await condition()).toBe('ok')
  recordCommit(Object.assign(new Error('no room'), { code: 'SQLITE_FULL' }))
  expect(await condition()).toBe('full')
  recordCommit()
  expect(await condition()).toBe('ok')
})

it('writes at most every few seconds, however often it is asked', async () => {
  const { condition } = health()
  await run('pragma max_page_count = 10')
  expect(await condition()).toBe('full')
  await run('pragma max_page_count = 1000000')
  expect(await Promise.all([condition(), condition()])).toEqual(['full', 'full'])
})

it('a database that does not answer is unreachable, also after a commit', async () => {
  const { condition, recordCommit } = health()
  recordCommit()
  await run('drop table schema_version')
  expect(await condition()).toBe('unreachable')
})

it('names what has failed by its code', () => {
  const after = (code: string) => conditionOf(Object.assign(new Error('x'), { code }))
  expect(
    ['SQLITE_FULL', '53100', 'ENOSPC', 'SQLITE_READONLY_DIRECTORY', '25006', 'EROFS', 'ECONNREFUSED'].map(after),
  ).toEqual(['full', 'full', 'full', 'readonly', 'readonly', 'readonly', 'unreachable'])
})
