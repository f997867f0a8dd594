import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { createBackups } from './backups.ts'
import type { Connected } from './connect.ts'
import { StorageError } from './errors.ts'
import { copyFile } from './file.ts'
import type { Tables } from './tables.ts'

/** All migrations in order, as SQL that SQLite and PostgreSQL share. Never change a released one: append another. */
const migrations = (bytes: 'blob' | 'bytea'): readonly (readonly string[])[] => [
  [
    `create table receipts (key text primary key, content text not null, submission text, expires_at bigint
      not null)`,
    'create index receipts_by_expiry on receipts (expires_at)',
    `create table submissions (id text primary key, kind text not null, name text not null, email text not null,
      subject text not null, fields text not null, search text not null, received_at bigint not null,
      answered_at bigint)`,
    'create index submissions_by_email on submissions (email)',
    `create table files (submission text primary key, name text not null, type text not null, size bigint
      not null, sha256 text not null, bytes ${bytes} not null)`,
    `create table notices (id text primary key, kind text not null, about text not null, state text not null,
      waiting_since bigint not null, attempts integer not null, next_at bigint not null, claimed_until bigint
      not null, error text not null)`,
    'create index notices_by_state on notices (state, next_at)',
    'create index notices_by_subject on notices (about)',
    `create table subscribers (email text primary key, token text not null unique, created_at bigint not null,
      mailed_at bigint not null, confirmed_at bigint)`,
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
    `create table file_pieces (submission text not null, at integer not null, bytes ${bytes} not null,
      primary key (submission, at))`,
    'insert into file_pieces (submission, at, bytes) select submission, 0, bytes from files',
    'alter table files drop column bytes',
  ],
  [
    'create table forgotten (kind text not null, hash text not null, at bigint not null, primary key (kind, hash))',
    'create table backups (path text primary key, made_at bigint not null, expires_at bigint)',
  ],
  ['create table clock ("only" integer primary key, at bigint not null)'],
]

/** How many migrations an earlier version with a list of its own has made. */
async function versionOf(db: Kysely<Tables>): Promise<number> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'schema_version')) return 0
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(db)
  return rows[0]?.version ?? 0
}

/** The migrations by name: what an earlier version has made is only recorded. */
function createMigrator({ db, path }: Connected) {
  const all = migrations(path === undefined ? 'bytea' : 'blob').map((statements, at): [string, Migration] => [
    String(at + 1).padStart(4, '0'),
    {
      async up(transaction) {
        if (at < (await versionOf(transaction))) return
        for (const statement of statements) await sql.raw(statement).execute(transaction)
      },
    },
  ])
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(all) } })
}

/** Copies a file database before its migration, so that the previous server can run again. Returns the path. */
async function copyBefore({ db, path }: Connected, migrator: Migrator): Promise<string | undefined> {
  if (path === undefined) return undefined
  const all = await migrator.getMigrations()
  const done = Math.max(await versionOf(db), all.filter(({ executedAt }) => executedAt).length)
  if (done === 0 || done >= all.length) return undefined
  const copy = `${path}.before-v${all.length}`
  await copyFile(db, copy)
  return copy
}

/**
 * Migrates a database to the current version; concurrent processes wait for each other. Throws when a newer version has
 * already migrated it.
 */
export async function migrate(connected: Connected) {
  const migrator = createMigrator(connected)
  const copy = await copyBefore(connected, migrator)
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StorageError(
      'DATABASE_NEWER',
      'A newer server has used the database. Run that one, or restore a backup from before.',
    )
  if (error) throw error
  // It still has persons who are deleted later, so it is known like a backup.
  if (copy !== undefined) await createBackups(connected).remember({ path: copy, madeAt: Date.now(), expiresAt: null })
}
