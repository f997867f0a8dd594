import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Connected, connect } from './connect.ts'
import { conditionOf, createHealth } from './health.ts'
import { migrate } from './migrations.ts'

let folder = ''
let connected: Connected
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'health-'))
  connected = await connect(`file:${join(folder, 'post.db')}`)
  await migrate(connected)
})
afterEach(async () => {
  await connected.db.destroy()
  rmSync(folder, { recursive: true })
})

it('a database that goes and comes back is unreachable in between, asked every few seconds at most, and left as it was', async () => {
  let time = 0
  const { condition, expire } = createHealth(connected.db, () => time)
  const [path, away] = ['post.db', 'away.db'].map(name => join(folder, name)) as [string, string]
  expect(await condition()).toBe('ok')
  renameSync(path, away)
  expect(await condition()).toBe('ok')
  expire()
  expect(await condition()).toBe('unreachable')
  renameSync(away, path)
  expect(await condition()).toBe('unreachable')
  time += 5000
  expect(await condition()).toBe('ok')
  expect(await connected.db.selectFrom('receipts').select('key').execute()).toEqual([])
})

it.each([
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['ENOSPC', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'readonly'],
  ['EROFS', 'readonly'],
  ['25006', 'readonly'],
  ['ECONNREFUSED', 'unreachable'],
])('the error %s means %s', (code, condition) => {
  expect(conditionOf(Object.assign(new Error(), { code }))).toBe(condition)
})
