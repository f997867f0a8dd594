import { closeSync, openSync } from 'node:fs'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import Database from 'libsql'

/**
 * The only connection to the file. Reconnects after a failure: the library does not release a failed statement, which would
 * block every transaction.
 */
class FileDatabase implements SqliteDatabase {
  #database: Database.Database | undefined
  #failed = false
  constructor(readonly open: () => Database.Database) {}

  /** Runs `run` and records a failure. */
  #trying<Result>(run: () => Result): Result {
    try {
      return run()
    } catch (error) {
      this.#failed = true
      throw error
    }
  }

  prepare(sql: string): SqliteStatement {
    const statement = this.#trying(() => {
      this.#database ??= this.open()
      return this.#database.prepare(sql)
    })
    return {
      reader: statement.reader,
      all: parameters => this.#trying(() => statement.all([...parameters])),
      run: parameters => ({ ...this.#trying(() => statement.run([...parameters])), lastInsertRowid: 0 }),
      iterate: () => {
        throw new Error('streaming queries are not supported')
      },
    }
  }

  renew() {
    if (this.#failed) this.close()
  }

  close() {
    this.#database?.close()
    this.#database = undefined
    this.#failed = false
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: FileDatabase
  constructor(file: FileDatabase) {
    super({ database: file })
    this.#file = file
  }

  // Locks at the start, not at the first write: rows that were read before could change.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // Some failures have already rolled back; the connection is renewed after any failure.
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }

  override async releaseConnection() {
    this.#file.renew()
    // A commit blocks the process: requests are answered between two of them.
    setImmediate(() => super.releaseConnection())
  }
}

/** Creates Kysely's SQLite dialect for a libSQL file; `busyTimeout` in milliseconds. */
export function fileDialect(path: string, busyTimeout: number): Dialect {
  const file = new FileDatabase(() => {
    // Fails on a read-only disk. SQLite would open the file, and keep it read-only when the disk is writable again.
    closeSync(openSync(path, 'r+'))
    const database = new Database(path, { timeout: busyTimeout })
    // WAL: readers and the writer do not block each other.
    // `wal_autocheckpoint`: each commit is in the file itself, so that the log can be lost.
    // `secure_delete` overwrites deleted content, which would otherwise stay readable in the file.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 1; pragma secure_delete = on;',
    )
    return database
  })
  return Object.assign(new SqliteDialect({ database: file }), { createDriver: () => new FileDriver(file) })
}
