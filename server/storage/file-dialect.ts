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

/** The one connection to the file. Everything on it happens at once: a query has its answer when it returns. */
class FileConnection implements DatabaseConnection {
  #database: Database.Database | undefined
  #failed = false
  constructor(readonly open: () => Database.Database) {}

  get database() {
    this.#database ??= this.open()
    return this.#database
  }

  /** Runs something, and remembers a failure. */
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
      const statement = database.prepare(sql)
      if (statement.reader) return { rows: statement.all([...parameters]) as Row[] }
      return { rows: [], numAffectedRows: BigInt(statement.run([...parameters]).changes) }
    })
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('answers from the file do not stream')
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

  /** A statement that has failed is not let go of by the library, and no transaction ends while it is there: start anew. */
  renew() {
    if (!this.#failed) return
    this.close()
    this.#failed = false
  }

  close() {
    this.#database?.close()
    this.#database = undefined
  }
}

/** Lets one after the other. */
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

/** Kysely over a libSQL file. `patience` is how long another process may keep this one waiting, in milliseconds. */
export function fileDialect(path: string, busyTimeout: number): Dialect {
  const connection = new FileConnection(() => {
    const database = new Database(path, { timeout: busyTimeout })
    // Readers and the writer do not wait for each other, and a commit is one append, which is on the disk when it returns.
    // What is deleted is overwritten: it would stay readable until something else is written there.
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
    // At once, not with the first write: what was read before could have changed.
    beginTransaction: async () => connection.run('begin immediate'),
    commitTransaction: async () => connection.run('commit'),
    // Some failures have undone it already; the connection is renewed after any.
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
