/** What the server needs and answers while it is under pressure: uploads, senders that hang, a long queue of mails. */
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '#server/storage/connect.ts'
import { type Running, startServer } from '../tests/server/process.ts'
import { afterFile, fileContent, startUpload } from '../tests/server/upload.ts'
import { load, median } from './load.ts'

const megabyte = 1024 * 1024

async function withServer<Value>(
  file: string,
  run: (server: Running) => Promise<Value>,
  env: Readonly<Record<string, string>> = {},
): Promise<Value> {
  const server = await startServer({ env: { DATABASE_URL: `file:${file}`, TRUST_PROXY: '127.0.0.1', ...env } })
  try {
    await fetch(server.origin)
    return await run(server)
  } finally {
    await server.kill('SIGKILL')
  }
}

/** Memory in MB before fifty uploads of 10 MB at once, and at most. */
function uploads(folder: string): Promise<string> {
  const count = 50
  const bytes = 10 * megabyte - 100
  return withServer(join(folder, 'uploads.db'), async server => {
    const before = server.memory()
    const all = Array.from({ length: count }, (_, at) =>
      startUpload(server.origin, { name: `Karim ${at}`, bytes, address: `203.0.113.${at}` }),
    )
    for (const { socket } of all) {
      socket.write(fileContent(bytes))
      socket.write(afterFile)
    }
    const stored = (await Promise.all(all.map(({ status }) => status))).filter(status => status === 200).length
    for (const { socket } of all) socket.destroy()
    return `${count} uploads of 10 MB at once: ${stored} stored, memory ${Math.round(before)} MB before, ${Math.round(server.peakMemory())} MB at most.`
  })
}

/** Starts four uploads of which only a few bytes a second come. Returns how to end them. */
async function hang(origin: string): Promise<() => void> {
  const bytes = 9 * megabyte
  const sockets = Array.from({ length: 4 }, (_, at) => {
    const { socket } = startUpload(origin, { name: `Karim ${at}`, bytes, address: `203.0.113.${at}` })
    socket.write(fileContent(bytes - megabyte))
    return socket
  })
  const trickle = setInterval(() => {
    for (const socket of sockets) socket.write(fileContent(2000))
  }, 1000)
  // What they have sent by now is not measured.
  await new Promise(resolve => setTimeout(resolve, 2000))
  return () => {
    clearInterval(trickle)
    for (const socket of sockets) socket.destroy()
  }
}

/** The 99th percentile of forms at 500 a second, alone and beside four hanging uploads, in turns; the medians. */
function hangingUploads(folder: string, next: () => Buffer): Promise<string> {
  return withServer(join(folder, 'hanging.db'), async ({ origin }) => {
    const forms = async () => {
      const { p99, refused } = await load({ origin, connections: 20, seconds: 5, rate: 500, next })
      if (refused > 0) throw new Error(`${refused} forms were refused beside hanging uploads`)
      return p99
    }
    const [alone, beside]: [number[], number[]] = [[], []]
    for (let round = 0; round < 5; round += 1) {
      alone.push(await forms())
      const release = await hang(origin)
      beside.push(await forms())
      release()
    }
    return `Forms, 500 a second: p99 ${median(alone).toFixed(1)} ms, ${median(beside).toFixed(1)} ms beside four hanging uploads.`
  })
}

/** The 99th percentile of `/healthz` with an empty queue of mails and with 200,000 mails. */
async function health(folder: string): Promise<string> {
  const file = join(folder, 'health.db')
  const next = () => Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const ask = ({ origin }: Running) => load({ origin, connections: 4, seconds: 5, rate: 100, next })
  // With a mail server that is away, so that the queue is asked too.
  const asked = () => withServer(file, ask, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const empty = await asked()
  const { db } = await connect({ url: `file:${file}` })
  await sql
    .raw(
      `insert into notices with recursive rows(at) as (select 1 union all select at + 1 from rows where at < 200000)
       select at, 'submission', at, 'sent', at, 1, at, 0, '' from rows`,
    )
    .execute(db)
  await db.destroy()
  const full = await asked()
  return `/healthz, 100 a second: p50 ${empty.p50.toFixed(1)} and p99 ${empty.p99.toFixed(1)} ms with no mails, ${full.p50.toFixed(1)} and ${full.p99.toFixed(1)} ms with 200,000.`
}

/** Measures each in turn; `next` gives the bytes of a new submission. Resolves with a line for each. */
export async function underPressure(folder: string, next: () => Buffer): Promise<string[]> {
  return [await uploads(folder), await hangingUploads(folder, next), await health(folder)]
}
