/**
 * `npm run bench -- server`: the server's requests a second, latency, memory and start. Needs `npm run build`. Sender and server share the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Request } from 'autocannon'
import { pathsToPrerender } from '../src/build/prerender/paths.ts'
import { findPostgres, startPostgres } from '../tests/server/postgres.ts'
import { type Running, startServer } from '../tests/server/process.ts'
import { type Answered, load } from './load.ts'
import { median } from './measure.ts'
import { table } from './table.ts'

const connections = 50
const rounds = 3
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

/** Every page in turn. */
function pages(): () => Request {
  const paths = pathsToPrerender().filter(path => path !== '/404')
  let at = 0
  return () => ({
    path: paths[at++ % paths.length] ?? '/',
    headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip' },
  })
}

let sent = 0
/** Messages of which no two are the same, with the key that a form gives them. */
function submission(): Request {
  sent += 1
  const message = 'Three tills, two shops, one list of stock. Can you show us how that works? '.repeat(5)
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  return {
    method: 'POST',
    path: '/api/contact',
    headers: { ...headers, 'Idempotency-Key': `${process.pid}-${sent}` },
    body: JSON.stringify({ name: 'Ayesha', email: `a${sent}@visitor.example`, subject: `Tills ${sent}`, message }),
  }
}

interface Result {
  /** At most, the median of some rounds. */
  readonly perSecond: number
  /** At half of that, in milliseconds. */
  readonly p99: number
}

async function allAccepted(answered: Promise<Answered>): Promise<Answered> {
  const result = await answered
  if (result.refused > 0) throw new Error(`${result.refused} requests were refused: these figures mean nothing`)
  return result
}

/** The highest rate that the server takes, after two seconds to warm up, and the latency at half of it. */
async function measured({ origin }: Running, next: () => Request): Promise<Result> {
  await load({ origin, connections, seconds: 2, next })
  const most: number[] = []
  for (let round = 0; round < rounds; round += 1)
    most.push((await allAccepted(load({ origin, connections, seconds: 3, next }))).perSecond)
  const perSecond = median(most)
  const { p99 } = await allAccepted(load({ origin, connections, seconds: 5, rate: perSecond / 2, next }))
  return { perSecond, p99 }
}

async function startUp(): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now()
    const server = await startServer({ env: { DATABASE_URL: `file:${join(folder, 'start.db')}` } })
    times.push(performance.now() - began)
    await server.kill('SIGTERM')
  }
  return median(times)
}

/** Measures with a server of its own, which is then gone. */
async function withServer<Value>(databaseUrl: string, run: (server: Running) => Promise<Value>): Promise<Value> {
  const server = await startServer({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' } })
  try {
    return await run(server)
  } finally {
    await server.kill('SIGTERM')
  }
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const row = (name: string, { perSecond, p99 }: Result) => [name, whole(perSecond), p99.toFixed(1)]

const startUpTime = await startUp()
const file = await withServer(`file:${join(folder, 'post.db')}`, async server => {
  await fetch(server.origin)
  const atRest = server.memory()
  const site = await measured(server, pages())
  const submissions = await measured(server, submission)
  return { atRest, atMost: server.peakMemory(), site, submissions }
})
const programs = findPostgres()
const postgres = programs ? await startPostgres(programs) : undefined
const inPostgres = postgres && (await withServer(postgres.url, server => measured(server, submission)))
await postgres?.stop()
rmSync(folder, { recursive: true })

const lines = [
  row('pages', file.site),
  row('submissions, file', file.submissions),
  ...(inPostgres ? [row('submissions, PostgreSQL', inPostgres)] : []),
]
console.log(`\n${table(['', 'a second, at most', 'p99 at half of it, ms'], lines)}\n`)
if (!inPostgres) console.log('There is no PostgreSQL here: its figures are left out.')
console.log(
  `Memory: ${whole(file.atRest)} MB at rest, ${whole(file.atMost)} MB at most. Ready ${whole(startUpTime)} ms after its start.`,
)
