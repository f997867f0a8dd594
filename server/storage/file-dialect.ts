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

/** The only connection to the file. All queries are synchronous. */
class FileConnection implements DatabaseConnection {
  #database: Database.Database | undefined
  #failed = false
  /**
   * The last write, reused while the same SQL follows: a statement holds its values until it is collected, and each chunk of a
   * file would be held. Reads are not reused, because a statement that is not read to its end keeps its snapshot.
   */
  #write: { readonly sql: string; readonly statement: Database.Statement } | undefined
  constructor(readonly open: () => Database.Database) {}

  get database() {
    this.#database ??= this.open()
    return this.#database
  }

  /** Runs `run` and records a failure. */
  #trying<Result>(run: (database: Database.Database) => Result): Result {
    try {
      return run(this.database)
    } catch (error) {
      this.#failed = true
      throw error
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#trying(database => {
      const statement = this.#write?.sql === sql ? this.#write.statement : database.prepare(sql)
      this.#write = undefined
      if (statement.reader) return { rows: statement.all([...parameters]) as Row[] }
      this.#write = { sql, statement }
      return { rows: [], numAffectedRows: BigInt(statement.run([...parameters]).changes) }
    })
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming queries are not supported')
  }

  run(sql: string) {
    this.#trying(database => database.exec(sql))
  }

  undo() {
    try {
      this.#database?.exec('rollback')
    } catch {
      this.#failed = true
    }
  }

  /** Reconnects after a failure: the library does not release a failed statement, which would block every transaction. */
  renew() {
    if (!this.#failed) return
    this.close()
    this.#failed = false
  }

  close() {
    this.#write = undefined
    this.#database?.close()
    this.#database = undefined
  }
}

/** Creates a mutex. */
function createTurns() {
  let last = Promise.resolve()
  return async (): Promise<() => void> => {
    const before = last
    let done = () => {}
    last = new Promise(resolve => {
      done = resolve
    })
    await before
    return done
  }
}

/** A Kysely dialect for a libSQL file; `busyTimeout` in milliseconds. */
export function fileDialect(path: string, busyTimeout: number): Dialect {
  const connection = new FileConnection(() => {
    const database = new Database(path, { timeout: busyTimeout })
    // WAL: readers and the writer do not block each other, and a commit is one synced append.
    // `secure_delete` overwrites deleted content, which would otherwise stay readable in the file.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;')
    return database
  })
  const take = createTurns()
  let give = () => {}
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => {
      give = await take()
      return connection
    },
    // Locks at the start, not at the first write: rows that were read before could change.
    beginTransaction: async () => connection.run('begin immediate'),
    commitTransaction: async () => connection.run('commit'),
    // Some failures have already rolled back; the connection is renewed after any failure.
    rollbackTransaction: async () => connection.undo(),
    releaseConnection: async () => {
      connection.renew()
      give()
    },
    destroy: async () => connection.close(),
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
