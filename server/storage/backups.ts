import { rmSync } from 'node:fs'
import { type Connected, retryOnConflict } from './connect.ts'
import { copyFile, isDatabase } from './file.ts'

/** A copy of the database. */
export interface Backup {
  readonly path: string
  readonly madeAt: number
  /** When it is deleted; `undefined` for no expiry. */
  readonly expiresAt: number | undefined
}

/** Makes backups of a file database and records where they are, because they still contain deleted persons. */
export function createBackups({ db, engine }: Connected) {
  const drop = (path: string) => retryOnConflict(() => db.deleteFrom('backups').where('path', '=', path).execute())

  async function remember({ path, madeAt, expiresAt }: Backup) {
    const row = { path, made_at: madeAt, expires_at: expiresAt ?? null }
    const insert = db
      .insertInto('backups')
      .values(row)
      .onConflict(conflict => conflict.column('path').doUpdateSet(row))
    await retryOnConflict(() => insert.execute())
  }

  return {
    /** Records a copy that was made by other means. */
    remember,
    /** Writes a copy to a new file, atomically and while the server runs. */
    async make(backup: Backup) {
      const { path } = backup
      if (engine !== 'file')
        throw new Error('This database is not a file: back it up with its own tools, such as pg_dump for PostgreSQL.')
      // Recorded before the copy, so that a restored database knows its backups.
      await remember(backup)
      try {
        await copyFile(db, path)
      } catch (error) {
        await drop(path)
        throw error
      }
    },
    /** The copies that still exist. A restored database can name any other file. */
    async list(): Promise<Backup[]> {
      const rows = await db.selectFrom('backups').selectAll().orderBy('made_at').execute()
      return rows
        .filter(({ path }) => isDatabase(path))
        .map(({ path, made_at, expires_at }) => ({ path, madeAt: made_at, expiresAt: expires_at ?? undefined }))
    },
    /** Deletes expired copies. Returns their paths. */
    async expire(now: number): Promise<string[]> {
      const rows = await db.selectFrom('backups').select('path').where('expires_at', '<=', now).execute()
      for (const { path } of rows) {
        if (isDatabase(path)) rmSync(path)
        await drop(path)
      }
      return rows.map(({ path }) => path)
    },
  }
}
