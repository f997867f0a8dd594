import { resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Connected, inTransaction } from './connect.ts'
import { NewerError } from './errors.ts'
import { copyFile } from './file.ts'
import type { Tables } from './tables.ts'

/** All migrations in order, as SQL that SQLite and PostgreSQL share. Never change a released one: append another. */
const migrations = (bytes: 'blob' | 'bytea'): readonly (readonly string[])[] => [
  [
    `create table receipts (
      key text primary key,
      content text not null,
      submission text,
      expires_at bigint not null
    )`,
    'create index receipts_by_expiry on receipts (expires_at)',
    `create table submissions (
      id text primary key,
      kind text not null,
      name text not null,
      email text not null,
      subject text not null,
      fields text not null,
      search text not null,
      received_at bigint not null,
      answered_at bigint
    )`,
    'create index submissions_by_email on submissions (email)',
    `create table files (
      submission text primary key,
      name text not null,
      type text not null,
      size bigint not null,
      sha256 text not null,
      bytes ${bytes} not null
    )`,
    `create table notices (
      id text primary key,
      kind text not null,
      about text not null,
      state text not null,
      waiting_since bigint not null,
      attempts integer not null,
      next_at bigint not null,
      claimed_until bigint not null,
      error text not null
    )`,
    'create index notices_by_state on notices (state, next_at)',
    'create index notices_by_subject on notices (about)',
    `create table subscribers (
      email text primary key,
      token text not null unique,
      created_at bigint not null,
      mailed_at bigint not null,
      confirmed_at bigint
    )`,
  ],
  ['create index notices_by_age on notices (state, waiting_since)'],
  [
    // SQLite adds one column per statement.
    "alter table submissions add column status text not null default 'new'",
    "alter table submissions add column note text not null default ''",
    "alter table submissions add column taken_by text not null default ''",
    'alter table submissions add column previous text',
    "update submissions set status = 'answered' where answered_at is not null",
  ],
  [
    `create table file_pieces (
      submission text not null,
      at integer not null,
      bytes ${bytes} not null,
      primary key (submission, at)
    )`,
    'insert into file_pieces (submission, at, bytes) select submission, 0, bytes from files',
    'alter table files drop column bytes',
  ],
  [
    'create table forgotten (kind text not null, hash text not null, at bigint not null, primary key (kind, hash))',
    'create table backups (path text primary key, made_at bigint not null, expires_at bigint)',
  ],
  ['create table clock ("only" integer primary key, at bigint not null)'],
]

/** Id of the advisory lock; any number that nothing else uses. */
const migrating = 7_264_001

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('schema_version').select('version').executeTakeFirst()
  return row?.version ?? 0
}

/** Copies a file database before its migration, so that the previous server can run again. Returns the path. */
async function copyBefore({ db, path }: Connected, version: number): Promise<string | undefined> {
  if (path === undefined) return undefined
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'schema_version')) return undefined
  const current = await versionOf(db)
  if (current === 0 || current >= version) return undefined
  const copy = `${path}.before-v${version}`
  await copyFile(db, copy)
  return copy
}

/**
 * Migrates a database to the current version; concurrent processes wait for each other. Throws when a newer version has
 * already migrated it.
 */
export async function migrate(connected: Connected) {
  const { db, engine } = connected
  const all = migrations(engine === 'postgres' ? 'bytea' : 'blob')
  const copy = await copyBefore(connected, all.length)
  await inTransaction(db, async transaction => {
    // SQLite locks the file. In PostgreSQL, concurrent `create table if not exists` can fail.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(migrating)})`.execute(transaction)
    await transaction.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('only', 'integer', column => column.primaryKey())
      .addColumn('version', 'integer', column => column.notNull())
      .execute()
    await transaction
      .insertInto('schema_version')
      .values({ only: 1, version: 0 })
      .onConflict(conflict => conflict.column('only').doNothing())
      .execute()
    const version = await versionOf(transaction)
    if (version > all.length)
      throw new NewerError(
        `The database has version ${version} and this server knows ${all.length}: a newer server has used it. Run that one, or restore a backup from before.`,
      )
    if (version === all.length) return
    for (const statement of all.slice(version).flat()) await sql.raw(statement).execute(transaction)
    await transaction.updateTable('schema_version').set({ version: all.length }).execute()
    // It still has persons who are deleted later, so it is known like a backup.
    if (copy !== undefined)
      await transaction
        .insertInto('backups')
        .values({ path: resolve(copy), made_at: Date.now(), expires_at: null })
        .onConflict(conflict => conflict.column('path').doUpdateSet({ made_at: Date.now() }))
        .execute()
  })
}
