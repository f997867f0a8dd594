import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from './connect.ts'
import { conditionOf, createCondition } from './health.ts'
import { migrate } from './migrations.ts'

it('a database is asked every five seconds at most whether a form could be stored, and is left as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'))
  const path = join(folder, 'post.db')
  const connected = await connect(`file:${path}`)
  await migrate(connected)
  let time = 0
  const condition = createCondition(connected.db, () => time)
  expect(await condition()).toBe('ok')
  renameSync(path, `${path}.away`)
  expect(await condition()).toBe('ok')
  time += 5000
  expect(await condition()).toBe('unreachable')
  renameSync(`${path}.away`, path)
  expect(await condition()).toBe('unreachable')
  time += 5000
  expect(await condition()).toBe('ok')
  expect(await connected.db.selectFrom('receipts').select('key').execute()).toEqual([])
  await connected.db.schema.dropTable('notices').execute()
  time += 5000
  expect(await condition()).toBe('unreachable')
  rmSync(folder, { recursive: true })
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
