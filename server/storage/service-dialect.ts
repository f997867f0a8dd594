import type { Client, InArgs, Transaction } from '@libsql/client'
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

/** A Kysely connection over the shared libSQL client, which pools its own connections. */
class Connection implements DatabaseConnection {
  transaction: Transaction | undefined
  constructor(readonly client: Client) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowsAffected } = await (this.transaction ?? this.client).execute({ sql, args: parameters as InArgs })
    return { rows: rows as unknown as Row[], numAffectedRows: BigInt(rowsAffected) }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming queries are not supported')
  }
}

/** A Kysely dialect for a libSQL service. The published dialect depends on an old client. */
export function serviceDialect(client: Client): Dialect {
  const own = (connection: DatabaseConnection) => connection as Connection
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => new Connection(client),
    beginTransaction: async connection => {
      own(connection).transaction = await client.transaction('write')
    },
    commitTransaction: async connection => own(connection).transaction?.commit(),
    rollbackTransaction: async connection => own(connection).transaction?.rollback(),
    releaseConnection: async connection => own(connection).transaction?.close(),
    destroy: async () => client.close(),
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
