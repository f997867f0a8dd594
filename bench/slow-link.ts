import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Slow 4G: bytes per millisecond down, and the round trip in milliseconds. */
const speed = { down: 1600 / 8, roundTrip: 150 }
/** Bytes that a connection sends in one turn: ten packets. */
const turn = 14_600

/**
 * A slow link in front of a local server, on its own port. All connections of the page and its worker share the bandwidth;
 * the browser's own throttling would give each of them a separate link.
 */
export async function slowLink(port: number): Promise<{ readonly origin: string; close(): void }> {
  /** Pending data of each connection. */
  const queues = new Map<Socket, Buffer[]>()
  let timer: NodeJS.Timeout | undefined
  /** Sends one turn of the connection that has waited longest, then schedules the next turn. */
  function pump() {
    timer = undefined
    const [next] = queues
    if (!next) return
    const [socket, [chunk = Buffer.alloc(0), ...others]] = next
    const part = chunk.subarray(0, turn)
    const rest = part.length < chunk.length ? [chunk.subarray(part.length), ...others] : others
    queues.delete(socket)
    if (rest.length > 0) queues.set(socket, rest)
    socket.write(part)
    later(part.length / speed.down)
  }
  const later = (milliseconds: number) => {
    timer ??= setTimeout(pump, milliseconds)
  }
  const server = createServer(client => {
    const upstream = connect(port, 'localhost')
    client.setNoDelay(true)
    client.on('data', chunk => setTimeout(() => upstream.write(chunk), speed.roundTrip))
    upstream.on('data', (chunk: Buffer) => {
      queues.set(client, [...(queues.get(client) ?? []), chunk])
      later(0)
    })
    const end = () => {
      queues.delete(client)
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('close', end).on('error', end)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearTimeout(timer)
      server.close()
    },
  }
}
