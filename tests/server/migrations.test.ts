import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from '#server/storage/connect.ts'
import { openStore, pathOf } from '#server/storage/index.ts'
import { type Database, freshDatabase, inFile } from './database.ts'
import { contentOf, message, postTo, startTestServer } from './test-server.ts'

/** The tables of the first version. It is released, so never change them. */
const first = (bytes: string) => [
  'create table schema_version ("only" integer primary key, version integer not null)',
  'create table receipts (key text primary key, content text not null, submission text, expires_at bigint not null)',
  'create index receipts_by_expiry on receipts (expires_at)',
  `create table submissions (id text primary key, kind text not null, name text not null, email text not null,
    subject text not null, fields text not null, search text not null, received_at bigint not null, answered_at bigint)`,
  'create index submissions_by_email on submissions (email)',
  `create table files (submission text primary key, name text not null, type text not null, size bigint not null,
    sha256 text not null, bytes ${bytes} not null)`,
  `create table notices (id text primary key, kind text not null, about text not null, state text not null,
    waiting_since bigint not null, attempts integer not null, next_at bigint not null, claimed_until bigint not null,
    error text not null)`,
  'create index notices_by_state on notices (state, next_at)',
  'create index notices_by_subject on notices (about)',
  `create table subscribers (email text primary key, token text not null unique, created_at bigint not null,
    mailed_at bigint not null, confirmed_at bigint)`,
  'insert into schema_version values (1, 1)',
  `insert into files values ('1m83h22e0asee9p', 'cv.pdf', 'application/pdf', 8, 'hash', ${
    bytes === 'bytea' ? `'%PDF-1.7'::bytea` : `cast('%PDF-1.7' as blob)`
  })`,
  ...['null', '1780000000000'].map(
    (
      answered,
      at,
    ) => `insert into submissions values ('1m83h22e${at}asee9p', 'contact', 'Ann', 'ann@visitor.example', 'Old ${at}',
      '{"name":"Ann","email":"ann@visitor.example","subject":"Old ${at}","message":"m"}', 'ann', 1770000000000, ${answered})`,
  ),
]

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

it('a database of the first version opens, and has all that was in it', async () => {
  const { db } = await connect(database.url)
  for (const statement of first(inFile ? 'blob' : 'bytea')) await sql.raw(statement).execute(db)
  await db.destroy()
  for (const times of [1, 2]) {
    const store = await openStore({ url: database.url })
    const all = await store.inbox.list()
    expect([times, all.map(({ subject }) => subject)]).toEqual([times, ['Old 1', 'Old 0']])
    await store.close()
  }
  if (inFile) {
    const copy = `${pathOf(database.url)}.before-v6`
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const before = await connect(`file:${copy}`)
    expect((await sql`select version from schema_version`.execute(before.db)).rows).toEqual([{ version: 1 }])
    await before.db.destroy()
  }
  const store = await openStore({ url: database.url })
  if (inFile) expect(await store.backups.list()).toHaveLength(1)
  const [application] = await store.inbox.find('1m83h22e0asee9p')
  expect([application?.file?.name, String(await contentOf(store, '1m83h22e0asee9p'))]).toEqual(['cv.pdf', '%PDF-1.7'])
  const fields = message({ subject: 'New' })
  expect(await store.accept({ kind: 'contact', form: 'contact', key: undefined, fields })).toBe('stored')
  expect(await store.inbox.list()).toHaveLength(3)
  // An earlier version kept a line without content of spam.
  const { db: marked } = await connect(database.url)
  await marked.updateTable('submissions').set({ status: 'spam' }).where('subject', '=', 'Old 0').execute()
  await marked.destroy()
  expect((await store.inbox.list()).map(({ subject }) => subject)).toEqual(['New', 'Old 1'])
  await store.close()
})

it('a database of a newer version is left alone', async () => {
  await (await openStore({ url: database.url })).close()
  const { db } = await connect(database.url)
  await sql`insert into kysely_migration values ('1000', '2040-01-01T00:00:00.000Z')`.execute(db)
  await db.destroy()
  await expect(openStore({ url: database.url })).rejects.toThrow('A newer server has used the database')
  const server = await startTestServer({ databaseUrl: database.url })
  expect((await fetch(`${server.origin}/about`)).status).toBe(200)
  expect((await postTo(server.origin, message())).status).toBe(503)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
  await server.stop()
})
