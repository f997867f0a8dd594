import { accessSync, constants, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import Database from 'libsql'
import { errorWith, isBusy } from './errors.ts'

/**
 * How long a transaction waits for other processes, at its begin and, for those that read, such as a backup, at its end; and how
 * long one attempt blocks this process, in milliseconds.
 */
const waits = { begin: 4000, commit: 20_000, blocking: 50 } as const

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

/** A connection for one transaction, or for one statement outside of any. */
class FileConnection implements DatabaseConnection {
  #inode: number | undefined
  #database: Database.Database | undefined
  #isLocked = false
  constructor(
    readonly path: string,
    readonly release: () => void,
  ) {}

  #open() {
    // SQLite would open a file that cannot be written, and create one that was removed.
    accessSync(this.path, constants.R_OK | constants.W_OK)
    this.#inode = inodeOf(this.path)
    this.#database = new Database(this.path, { timeout: waits.blocking })
    // `secure_delete` overwrites deleted content, which would otherwise stay readable in the file.
    this.#database.exec('pragma synchronous = full; pragma secure_delete = on;')
    return this.#database
  }

  /** Runs until the file is free. Outside of transactions it is opened again: a statement that failed is not released. */
  async #retry<Result>(run: (database: Database.Database) => Result, atMost: number): Promise<Result> {
    const end = performance.now() + atMost
    for (let times = 1; ; times += 1)
      try {
        return run(this.#database ?? this.#open())
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error
        if (!this.#isLocked) this.close()
        await sleep(20 * Math.min(times, 10) * (0.5 + Math.random()))
      }
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#retry(
      database => {
        const statement = database.prepare(sql)
        if (statement.reader) return { rows: statement.all([...parameters]) as Row[] }
        return { rows: [], numAffectedRows: BigInt(statement.run([...parameters]).changes) }
      },
      this.#isLocked ? 0 : waits.begin,
    )
  }

  // By `exec`, which releases its statement: a commit that meets a reader would keep the lock, and everybody out.
  async begin() {
    // Locks at the start, not at the first write: rows that were read before could change.
    await this.#retry(database => database.exec('begin immediate'), waits.begin)
    this.#isLocked = true
    if (inodeOf(this.path) === this.#inode) return
    this.rollback()
    throw errorWith('DATABASE_REPLACED', 'the database was replaced: what is written to the old file would be lost')
  }

  async commit() {
    await this.#retry(database => database.exec('commit'), waits.commit)
  }

  rollback() {
    try {
      this.#database?.exec('rollback')
    } catch {
      // Some failures have already rolled back.
    }
  }

  /** Kysely asks for it; nothing here streams. */
  streamQuery(): never {
    throw new Error('streaming queries are not supported')
  }

  close() {
    this.#database?.close()
    this.#database = undefined
  }
}

/** Opens the file for each transaction, one after another: a failure or a replaced file affects no later one. */
class FileDriver implements Driver {
  #turn = Promise.resolve()
  constructor(readonly path: string) {}

  async init() {}
  async destroy() {}

  async acquireConnection() {
    const before = this.#turn
    let release = () => {}
    this.#turn = new Promise(resolve => {
      // A commit blocks the process: requests are answered between two of them.
      release = () => setImmediate(resolve)
    })
    await before
    return new FileConnection(this.path, release)
  }

  beginTransaction = (connection: FileConnection) => connection.begin()
  commitTransaction = (connection: FileConnection) => connection.commit()
  rollbackTransaction = async (connection: FileConnection) => connection.rollback()

  async releaseConnection(connection: FileConnection) {
    connection.close()
    connection.release()
  }
}

/** In Kysely's own adapter, migrations of SQLite run without a transaction. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely's SQLite dialect for a libSQL file. */
export const fileDialect = (path: string): Dialect => ({
  createAdapter: () => new FileAdapter(),
  createDriver: () => new FileDriver(path),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
