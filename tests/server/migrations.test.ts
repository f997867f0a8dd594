import { existsSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from '#server/storage/connect.ts'
import { openStore, pathOf } from '#server/storage/index.ts'
import { migrate } from '#server/storage/migrations.ts'
import { type Database, freshDatabase, inFile } from './database.ts'
import { message, postTo, serverOfTest } from './test-server.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

it.runIf(inFile)('a database is copied before a later version changes it, for its owner only, and once', async () => {
  const copy = `${pathOf(database.url)}.before-v2`
  const versions = [['create table words (word text)', "insert into words values ('kept')"], ['drop table words']]
  const connected = await connect(database.url)
  await migrate(connected, () => versions.slice(0, 1))
  expect(existsSync(copy)).toBe(false)
  for (const times of [1, 2]) {
    await migrate(connected, () => versions)
    const before = await connect(`file:${copy}`)
    expect([times, (await sql`select word from words`.execute(before.db)).rows]).toEqual([times, [{ word: 'kept' }]])
    await before.db.destroy()
  }
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  await connected.db.destroy()
})

it('a database of a newer version is left alone', async () => {
  await (await openStore({ url: database.url })).close()
  const { db } = await connect(database.url)
  await sql`insert into kysely_migration values ('1000', '2040-01-01T00:00:00.000Z')`.execute(db)
  await db.destroy()
  await expect(openStore({ url: database.url })).rejects.toThrow('A newer server has used the database')
  const { origin } = await serverOfTest({ databaseUrl: database.url })
  expect((await fetch(`${origin}/about`)).status).toBe(200)
  expect((await postTo(origin, message())).status).toBe(503)
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
})

it.skipIf(inFile)('a database that cannot store every letter is refused', async () => {
  const latin = await freshDatabase("encoding 'LATIN1' template template0")
  await expect(openStore({ url: latin.url })).rejects.toThrow('has the encoding LATIN1: create one with UTF8')
  await latin.drop()
})
