/**
 * `npm run bench -- server`: what the server does in a second, beside nginx with the same `dist/`, and what it takes. Needs
 * `npm run build`. Prints a table and writes `bench/server-results.json`. Sender and server share the machine.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathsToPrerender } from '../src/build/prerender/paths.ts'
import { findPostgres, startPostgres } from '../tests/server/postgres.ts'
import { type Running, startServer } from '../tests/server/process.ts'
import { type Answered, load, median } from './load.ts'
import { startNginx } from './nginx.ts'
import { underPressure } from './server-pressure.ts'
import { table } from './table.ts'

const connections = 50
const rounds = 3
const folder = mkdtempSync(join(tmpdir(), 'bench-'))

/** Every page in turn, as a browser asks for it; nginx is without Brotli in Debian's package. */
function pages(): () => Buffer {
  const requests = pathsToPrerender()
    .filter(path => path !== '/404')
    .map(path =>
      Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n\r\n`),
    )
  let at = 0
  return () => requests[at++ % requests.length] ?? Buffer.alloc(0)
}

let sent = 0
/** Messages of which no two are the same, with the key that a form gives them. */
function submission(): Buffer {
  sent += 1
  const message = 'Three tills, two shops, one list of stock. Can you show us how that works? '.repeat(5)
  const body = JSON.stringify({ name: 'Ayesha', email: `a${sent}@visitor.example`, subject: `Tills ${sent}`, message })
  return Buffer.from(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json\r\nIdempotency-Key: ${process.pid}-${sent}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
}

interface Result {
  /** At most, the median of some rounds. */
  readonly perSecond: number
  /** At half of that, in milliseconds. */
  readonly p50: number
  readonly p99: number
}

async function allAccepted(answered: Promise<Answered>): Promise<Answered> {
  const result = await answered
  if (result.refused > 0) throw new Error(`${result.refused} requests were refused: these figures mean nothing`)
  return result
}

/** As much as each takes, in turns, so that what else the machine does meets all of them; then half of it. */
async function measured(origins: readonly string[], next: () => Buffer): Promise<Result[]> {
  const most = origins.map((): number[] => [])
  for (const origin of origins) await load({ origin, connections, seconds: 2, next })
  for (let round = 0; round < rounds; round += 1)
    for (const [at, origin] of origins.entries())
      most[at]?.push((await allAccepted(load({ origin, connections, seconds: 3, next }))).perSecond)
  const results: Result[] = []
  for (const [at, origin] of origins.entries()) {
    const perSecond = median(most[at] ?? [])
    const half = await allAccepted(load({ origin, connections, seconds: 5, rate: perSecond / 2, next }))
    results.push({ perSecond, p50: half.p50, p99: half.p99 })
  }
  return results
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
const tenth = (value: number) => value.toFixed(1)
const row = (name: string, { perSecond, p50, p99 }: Result) => [name, whole(perSecond), tenth(p50), tenth(p99)]

const startUpTime = await startUp()
const nginx = await startNginx()
const file = await withServer(`file:${join(folder, 'post.db')}`, async server => {
  await fetch(server.origin)
  const atRest = server.memory()
  const [site, other] = await measured([server.origin, ...(nginx ? [nginx.origin] : [])], pages())
  const [submissions] = await measured([server.origin], submission)
  return { atRest, atMost: server.peakMemory(), site, other, submissions }
})
await nginx?.stop()
const programs = findPostgres()
const postgres = programs ? await startPostgres(programs) : undefined
const inPostgres = postgres && (await withServer(postgres.url, ({ origin }) => measured([origin], submission)))?.[0]
await postgres?.stop()
const pressure = await underPressure(folder, submission)
rmSync(folder, { recursive: true })

const results = {
  machine: { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, nginx: nginx?.version },
  pages: file.site,
  pagesOfNginx: file.other,
  submissionsInFile: file.submissions,
  submissionsInPostgres: inPostgres,
  memory: { atRest: file.atRest, atMost: file.atMost },
  startUp: startUpTime,
  pressure,
}
writeFileSync('bench/server-results.json', `${JSON.stringify(results, null, 2)}\n`)
const lines = [
  file.site && row('pages', file.site),
  file.other && row(`pages of nginx ${nginx?.version}`, file.other),
  file.submissions && row('submissions, file', file.submissions),
  inPostgres && row('submissions, PostgreSQL', inPostgres),
].flatMap(line => (line ? [line] : []))
console.log(`\n${table(['', 'a second, at most', 'p50 at half of it, ms', 'p99, ms'], lines)}\n`)
if (file.site && file.other)
  console.log(`Pages: ${(file.site.perSecond / file.other.perSecond).toFixed(2)} of nginx's rate.`)
else console.log('There is no nginx here to compare with: install it, or run this as root on Debian.')
if (!inPostgres) console.log('There is no PostgreSQL here: its figures are left out.')
console.log(
  `Memory: ${whole(file.atRest)} MB at rest, ${whole(file.atMost)} MB at most. Ready ${whole(startUpTime)} ms after its start.`,
)
for (const line of pressure) console.log(line)
