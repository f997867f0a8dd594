import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { answerBadRequests, closeUnreadBodies } from './limits/bad-requests.ts'
import type { SecurityHeaders } from './pages/headers.ts'

interface Dependencies {
  readonly fetch: Parameters<typeof getRequestListener>[0]
  readonly securityHeaders: SecurityHeaders
  /** Hears of each request before it is answered. */
  readonly onRequest?: ((incoming: IncomingMessage, outgoing: ServerResponse) => void) | undefined
}

/** How often it is looked whether all connections have ended, in milliseconds. */
const pollInterval = 20

const connectionsOf = (server: Server) =>
  new Promise<number>(resolve => server.getConnections((_, count) => resolve(count)))

/** The server of HTTP, and a way to end its connections so that no client is cut off. */
export function createHttpServer({ fetch, securityHeaders, onRequest }: Dependencies) {
  let ending = false
  const headers = { ...securityHeaders(false), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  const broken = JSON.stringify({ error: 'The request is broken.' })
  const listener = getRequestListener(fetch, {
    // For HTTP/1.0, whose requests need no Host: balancers ask so.
    hostname: 'localhost',
    errorHandler: () => new Response(broken, { status: 400, headers }),
  })
  const server = createServer(
    {
      headersTimeout: 10_000,
      // As long as a browser waits for a form with a file.
      requestTimeout: 300_000,
      // Longer than proxies keep their connections, or they would use one that is just closing.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
      // Refused below, with the headers of every answer.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      if (ending) outgoing.shouldKeepAlive = false
      onRequest?.(incoming, outgoing)
      if (incoming.headers.host !== undefined || incoming.httpVersion === '1.0')
        return void listener(incoming, outgoing)
      outgoing.writeHead(400, { ...headers, Connection: 'close' }).end(broken)
    },
  )
  answerBadRequests(server, headers)
  closeUnreadBodies(server)
  return {
    server,
    /** Lets each connection bring one more request, whose answer ends it, for so many milliseconds at most. */
    async drain(atMost: number) {
      ending = true
      const end = performance.now() + atMost
      while (performance.now() < end && (await connectionsOf(server)) > 0)
        await new Promise(resolve => setTimeout(resolve, pollInterval))
    },
  }
}
