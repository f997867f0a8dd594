import { type Migration, Migrator, sql } from 'kysely'
import type { Connected } from './connect.ts'
import { errorWith } from './errors.ts'
import { copyFile } from './file.ts'

/** All migrations in order, as SQL that SQLite and PostgreSQL share. Never change a released one: append another. */
const migrations = (bytes: 'blob' | 'bytea'): readonly (readonly string[])[] => [
  [
    `create table receipts (key text primary key, content text not null, submission text, expires_at bigint
      not null)`,
    'create index receipts_by_expiry on receipts (expires_at)',
    `create table submissions (id text primary key, kind text not null, name text not null, email text not null,
      subject text not null, fields text not null, search text not null, received_at bigint not null)`,
    'create index submissions_by_email on submissions (email)',
    `create table files (submission text primary key, name text not null, type text not null, size bigint
      not null, sha256 text not null)`,
    `create table file_pieces (submission text not null, at integer not null, bytes ${bytes} not null,
      primary key (submission, at))`,
    `create table notices (id text primary key, kind text not null, about text not null, state text not null,
      waiting_since bigint not null, attempts integer not null, next_at bigint not null, claimed_until bigint
      not null, error text not null)`,
    'create index notices_by_state on notices (state, next_at)',
    'create index notices_by_age on notices (state, waiting_since)',
    'create index notices_by_subject on notices (about)',
    `create table subscribers (email text primary key, token text not null unique, created_at bigint not null,
      confirmed_at bigint)`,
    'create table forgotten (kind text not null, hash text not null, at bigint not null, primary key (kind, hash))',
    'create table clock ("only" integer primary key, at bigint not null)',
  ],
]

/**
 * Migrates a database to the current version; concurrent processes wait for each other. Throws when a newer version has
 * already migrated it.
 */
export async function migrate({ db, path }: Connected, list = migrations) {
  const all = list(path === undefined ? 'bytea' : 'blob').map((statements, at): [string, Migration] => [
    String(at + 1).padStart(4, '0'),
    {
      async up(transaction) {
        for (const statement of statements) await sql.raw(statement).execute(transaction)
      },
    },
  ])
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(all) } })
  const done = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt).length
  // So that the previous server can run again.
  if (path !== undefined && done > 0 && done < all.length) await copyFile(db, `${path}.before-v${all.length}`)
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw errorWith(
      'DATABASE_NEWER',
      'A newer server has used the database. Run that one, or restore a backup from before.',
    )
  if (error) throw error
}
