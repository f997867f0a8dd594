import { realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Connected } from './connect.ts'
import { copyFile, isDatabase } from './file.ts'

/** A copy of the database. */
export interface Backup {
  readonly path: string
  readonly madeAt: number
  /** When it is deleted; `null` for no expiry. */
  readonly expiresAt: number | null
}

/** Makes backups of a file database and records where they are, because they still contain deleted persons. */
export function createBackups({ db, path: database }: Connected) {
  const drop = (path: string) => db.deleteFrom('backups').where('path', '=', path).execute()
  const rows = () => db.selectFrom('backups').select(['path', 'made_at as madeAt', 'expires_at as expiresAt'])

  // A release reaches `var/` by a link, which goes with it.
  async function remember({ path: given, madeAt, expiresAt }: Backup) {
    const path = join(realpathSync(dirname(given)), basename(given))
    const row = { path, made_at: madeAt, expires_at: expiresAt }
    await db
      .insertInto('backups')
      .values(row)
      .onConflict(conflict => conflict.column('path').doUpdateSet(row))
      .execute()
    return path
  }

  return {
    /** Records a copy that was made by other means, by its path without links. */
    remember,
    /** Writes a copy to a new file, atomically and while the server runs. */
    async make(backup: Backup) {
      if (database === undefined)
        throw new Error('This database is not a file: back it up with its own tools, such as pg_dump for PostgreSQL.')
      // Recorded before the copy, so that a restored database knows its backups.
      const path = await remember(backup)
      try {
        await copyFile(db, path)
      } catch (error) {
        await drop(path)
        throw error
      }
    },
    /** The copies that still exist. A restored database can name any other file. */
    list: async (): Promise<Backup[]> =>
      (await rows().orderBy('made_at').execute()).filter(({ path }) => isDatabase(path)),
    /** Deletes expired copies. Returns their paths. */
    async expire(now: number): Promise<string[]> {
      const expired = await rows().where('expires_at', '<=', now).execute()
      for (const { path } of expired) {
        if (isDatabase(path)) rmSync(path)
        await drop(path)
      }
      return expired.map(({ path }) => path)
    },
  }
}
