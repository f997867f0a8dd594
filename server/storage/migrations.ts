import { type ColumnDataType, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Connected } from './connect.ts'
import { inTransaction } from './retry.ts'
import type { Tables } from './tables.ts'

type Migration = (db: Transaction<Tables>, bytes: ColumnDataType | RawBuilder<unknown>) => Promise<void>

/** All migrations in order. Never change a released one: append another. */
const migrations: readonly Migration[] = [
  async (db, bytes) => {
    await db.schema
      .createTable('receipts')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('submission', 'text')
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('receipts_by_expiry').on('receipts').column('expires_at').execute()
    await db.schema
      .createTable('submissions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('fields', 'text', column => column.notNull())
      .addColumn('search', 'text', column => column.notNull())
      .addColumn('received_at', 'bigint', column => column.notNull())
      .addColumn('answered_at', 'bigint')
      .execute()
    await db.schema.createIndex('submissions_by_email').on('submissions').column('email').execute()
    await db.schema
      .createTable('files')
      .addColumn('submission', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('size', 'bigint', column => column.notNull())
      .addColumn('sha256', 'text', column => column.notNull())
      .addColumn('bytes', bytes, column => column.notNull())
      .execute()
    await db.schema
      .createTable('notices')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('about', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('waiting_since', 'bigint', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .addColumn('claimed_until', 'bigint', column => column.notNull())
      .addColumn('error', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('notices_by_state').on('notices').columns(['state', 'next_at']).execute()
    await db.schema.createIndex('notices_by_subject').on('notices').column('about').execute()
    await db.schema
      .createTable('subscribers')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('token', 'text', column => column.notNull().unique())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('mailed_at', 'bigint', column => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .execute()
  },
  async db => {
    await db.schema.createIndex('notices_by_age').on('notices').columns(['state', 'waiting_since']).execute()
  },
  async db => {
    const submissions = () => db.schema.alterTable('submissions')
    // SQLite adds one column per statement.
    await submissions()
      .addColumn('status', 'text', column => column.notNull().defaultTo('new'))
      .execute()
    await submissions()
      .addColumn('note', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await submissions()
      .addColumn('taken_by', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await submissions().addColumn('previous', 'text').execute()
    await db.updateTable('submissions').set({ status: 'answered' }).where('answered_at', 'is not', null).execute()
  },
  async (db, bytes) => {
    await db.schema
      .createTable('file_pieces')
      .addColumn('submission', 'text', column => column.notNull())
      .addColumn('at', 'integer', column => column.notNull())
      .addColumn('bytes', bytes, column => column.notNull())
      .addPrimaryKeyConstraint('file_pieces_in_order', ['submission', 'at'])
      .execute()
    await sql`insert into file_pieces (submission, at, bytes) select submission, 0, bytes from files`.execute(db)
    await db.schema.alterTable('files').dropColumn('bytes').execute()
  },
  async db => {
    await db.schema
      .createTable('forgotten')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('forgotten_once', ['kind', 'hash'])
      .execute()
    await db.schema
      .createTable('backups')
      .addColumn('path', 'text', column => column.primaryKey())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
  },
]

/** Id of the advisory lock; any number that nothing else uses. */
const migrating = 7_264_001

/**
 * Migrates a database to the current version; concurrent processes wait for each other. Throws when a newer version has
 * already migrated it.
 */
export async function migrate({ db, engine }: Connected) {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`
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
    const { version } = await transaction
      .selectFrom('schema_version')
      .select('version')
      .where('only', '=', 1)
      .executeTakeFirstOrThrow()
    if (version > migrations.length)
      throw new Error(
        `The database has version ${version} and this server knows ${migrations.length}: a newer server has used it. Run that one, or restore a backup from before.`,
      )
    if (version === migrations.length) return
    for (const migration of migrations.slice(version)) await migration(transaction, bytes)
    await transaction.updateTable('schema_version').set({ version: migrations.length }).execute()
  })
}
