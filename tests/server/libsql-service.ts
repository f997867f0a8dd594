/** A libSQL service for tests: as much of its protocol (Hrana 2 over HTTP) as the client speaks, over files. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Database from 'libsql'

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string }

interface Statement {
  readonly sql?: string
  readonly sql_id?: number
  readonly args?: readonly Value[]
}

type Condition =
  | { type: 'ok'; step: number }
  | { type: 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and'; conds: readonly Condition[] }
  | { type: 'or'; conds: readonly Condition[] }

interface Step {
  readonly stmt: Statement
  readonly condition?: Condition | null
}

type Request =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: readonly Step[] } }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }
  | { type: 'close' }

function read(value: Value): unknown {
  if (value.type === 'null') return null
  if (value.type === 'integer') return BigInt(value.value)
  return value.type === 'blob' ? Buffer.from(value.base64, 'base64') : value.value
}

function written(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' }
  if (typeof value === 'number') return { type: 'integer', value: String(value) }
  if (typeof value === 'string') return { type: 'text', value }
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') }
}

const errorOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN',
})

/** One client's connection, which lasts from its first request to `close`: a transaction is in it. */
function openStream(file: string) {
  // Who finds it busy is told at once: this process answers the other one, too.
  const database = new Database(file, { timeout: 0 })
  const texts = new Map<number, string>()

  function execute({ sql, sql_id, args = [] }: Statement) {
    const statement = database.prepare(sql ?? texts.get(sql_id ?? -1) ?? '')
    const values = args.map(read)
    if (!statement.reader) {
      const { changes } = statement.run(values)
      return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: null }
    }
    const names = statement.columns().map(({ name }) => name)
    const rows = (statement.all(values) as Record<string, unknown>[]).map(row => names.map(name => written(row[name])))
    return { cols: names.map(name => ({ name })), rows, affected_row_count: rows.length, last_insert_rowid: null }
  }

  function batch(steps: readonly Step[]) {
    const results: unknown[] = []
    const errors: unknown[] = []
    const holds = (condition: Condition): boolean => {
      if (condition.type === 'ok') return Boolean(results[condition.step])
      if (condition.type === 'error') return Boolean(errors[condition.step])
      if (condition.type === 'not') return !holds(condition.cond)
      return condition.type === 'and' ? condition.conds.every(holds) : condition.conds.some(holds)
    }
    for (const [at, { stmt, condition }] of steps.entries()) {
      results[at] = errors[at] = null
      if (condition && !holds(condition)) continue
      try {
        results[at] = execute(stmt)
      } catch (error) {
        errors[at] = errorOf(error)
      }
    }
    return { step_results: results, step_errors: errors }
  }

  function answer(request: Request): object {
    if (request.type === 'execute') return { type: 'execute', result: execute(request.stmt) }
    if (request.type === 'batch') return { type: 'batch', result: batch(request.batch.steps) }
    if (request.type === 'store_sql') texts.set(request.sql_id, request.sql)
    if (request.type === 'close_sql') texts.delete(request.sql_id)
    if (request.type === 'close') database.close()
    return { type: request.type }
  }

  return (request: Request) => {
    try {
      return { type: 'ok', response: answer(request) }
    } catch (error) {
      return { type: 'error', error: errorOf(error) }
    }
  }
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString()) as { baton?: string | null; requests: Request[] }
}

/** Starts it: `<url>/<name>/` is the database in the file of that name. */
export async function startLibsqlService(folder: string, port = 0) {
  const streams = new Map<string, ReturnType<typeof openStream>>()
  const server = createServer(async (request, response) => {
    const [, name = ''] = (request.url ?? '').split('/')
    const { baton, requests } = await bodyOf(request)
    const id = baton ?? randomUUID()
    const stream = streams.get(id) ?? openStream(join(folder, name))
    streams.set(id, stream)
    const results = requests.map(stream)
    const closed = requests.some(({ type }) => type === 'close')
    if (closed) streams.delete(id)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ baton: closed ? null : id, base_url: null, results }))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
