/** A load generator with little overhead, so that the server is what it measures. */
import { connect } from 'node:net'

export interface Load {
  readonly origin: string
  readonly connections: number
  readonly seconds: number
  /** Requests a second, evenly spaced; as many as the server takes when omitted. */
  readonly rate?: number
  /** The bytes of the next request. */
  readonly next: () => Buffer
}

export interface Answered {
  readonly perSecond: number
  /** Milliseconds. With a rate, counted from when a request was due, so that queueing counts as latency. */
  readonly p99: number
  /** Answers of 400 and more. */
  readonly refused: number
}

interface Connection {
  send(request: Buffer, due: number): void
  end(): void
}

const head = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\ncontent-length: (\d+)\r\n/i

/** One connection, one request at a time. `heard` gets each answer's status and the moment when its request was due. */
function open(origin: string, heard: (self: Connection, status: number, due: number) => void): Promise<Connection> {
  const { hostname, port } = new URL(origin)
  let pending = 0
  let status = 0
  let left = 0
  let begun = Buffer.alloc(0)
  const socket = connect(Number(port), hostname).setNoDelay(true)
  const self: Connection = {
    send(request, due) {
      pending = due
      socket.write(request)
    },
    end: () => socket.destroy(),
  }
  socket.on('data', chunk => {
    let rest = chunk
    if (left === 0) {
      begun = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk
      const end = begun.indexOf('\r\n\r\n')
      if (end === -1) return
      const [, code, length] = head.exec(begun.toString('latin1', 0, end + 2)) ?? []
      if (length === undefined) throw new Error(`an answer without a length: ${begun.toString('latin1', 0, end)}`)
      status = Number(code)
      left = Number(length)
      rest = begun.subarray(end + 4)
      begun = Buffer.alloc(0)
    }
    left -= rest.length
    if (left === 0) heard(self, status, pending)
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(self))
    socket.once('error', reject)
  })
}

/** Sends for so many seconds. */
export async function load({ origin, connections, seconds, rate, next }: Load): Promise<Answered> {
  const times: number[] = []
  const idle: Connection[] = []
  const due: number[] = []
  let refused = 0
  let ending = false
  const heard = (self: Connection, status: number, since: number) => {
    const now = performance.now()
    times.push(now - since)
    if (status >= 400) refused += 1
    if (ending) return self.end()
    if (rate === undefined) return self.send(next(), now)
    const waiting = due.shift()
    if (waiting === undefined) idle.push(self)
    else self.send(next(), waiting)
  }
  const all = await Promise.all(Array.from({ length: connections }, () => open(origin, heard)))
  const began = performance.now()
  const end = began + seconds * 1000
  if (rate === undefined) for (const one of all) one.send(next(), began)
  else {
    idle.push(...all)
    let asked = 0
    while (performance.now() < end) {
      for (; asked < ((performance.now() - began) / 1000) * rate; asked += 1) {
        const moment = began + (asked / rate) * 1000
        const free = idle.pop()
        if (free) free.send(next(), moment)
        else due.push(moment)
      }
      await new Promise(resolve => setTimeout(resolve, 1))
    }
  }
  await new Promise(resolve => setTimeout(resolve, end - performance.now()))
  const count = times.length
  const took = (performance.now() - began) / 1000
  ending = true
  for (const one of idle) one.end()
  // Pending requests are answered but not counted.
  await new Promise(resolve => setTimeout(resolve, 200))
  for (const one of all) one.end()
  const sorted = Float64Array.from(times.slice(0, count)).sort()
  return { perSecond: count / took, p99: sorted[Math.floor(count * 0.99)] ?? 0, refused }
}
