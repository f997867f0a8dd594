/**
 * `npm run bench -- server`: measures requests per second, latency, memory and startup of the server. Needs `npm run build`.
 * Sender and server share the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { pathsToPrerender } from '../src/build/prerender/paths.ts'
import { findPostgres, startPostgres } from '../tests/server/postgres.ts'
import { type Running, startServer } from '../tests/server/process.ts'
import { median } from './measure.ts'
import { table } from './table.ts'

const connections = 50
const rounds = 3
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

/** Returns a function that creates the requests, for every page in turn. */
function pages(): () => Request {
  const paths = pathsToPrerender().filter(path => path !== '/404')
  let at = 0
  return () => ({
    path: paths[at++ % paths.length] ?? '/',
    headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip' },
  })
}

let sent = 0
/** Creates a unique message with an idempotency key, as a form does. */
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
  /** Requests a second. */
  readonly perSecond: number
  /** Milliseconds. With a rate, counted from when a request was due, so that queueing counts as latency. */
  readonly p99: number
}

/**
 * Sends requests for some seconds: `rate` a second, evenly spaced, or as many as the server takes. Autocannon needs little
 * CPU time, so that it measures the server. Throws when a request is refused or gets no response.
 */
async function load(origin: string, next: () => Request, seconds: number, rate?: number): Promise<Result> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    ...(rate && { overallRate: Math.round(rate) }),
    requests: [{ setupRequest: request => ({ ...request, ...next() }) }],
  })
  const refused = non2xx + errors
  if (refused > 0) throw new Error(`${refused} requests were refused: these figures mean nothing`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/** The median of the highest rates of some rounds, after two seconds to warm up, and the latency at half of it. */
async function measured({ origin }: Running, next: () => Request): Promise<Result> {
  await load(origin, next, 2)
  const highest: number[] = []
  for (let round = 0; round < rounds; round += 1) highest.push((await load(origin, next, 3)).perSecond)
  const perSecond = median(highest)
  const { p99 } = await load(origin, next, 5, perSecond / 2)
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

/** Starts a server for one measurement and stops it. */
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
