import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { limits } from './limits/limits.ts'
import type { SecurityHeaders } from './pages/site-files.ts'

interface Dependencies {
  readonly fetch: Parameters<typeof getRequestListener>[0]
  readonly securityHeaders: SecurityHeaders
  /** Called for each request before the response. */
  readonly onRequest?: ((incoming: IncomingMessage, outgoing: ServerResponse) => void) | undefined
  /** After how many milliseconds a connection ends on which nothing moves, such as a response that nobody reads. */
  readonly idleTimeout?: number
}

/** How often `drain` checks whether all connections are closed, in milliseconds. */
const pollInterval = 20

const connectionsOf = (server: Server) =>
  new Promise<number>(resolve => server.getConnections((_, count) => resolve(count)))

/** The status of a request that is read differently by other servers (RFC 9112 sections 3.2, 6.1); `undefined` for others. */
function problemOf({ headers, headersDistinct, httpVersion }: IncomingMessage): number | undefined {
  const hosts = headersDistinct.host?.length ?? 0
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 400
  const coding = headers['transfer-encoding']
  return coding === undefined || coding.toLowerCase() === 'chunked' ? undefined : 501
}

/** Responses to requests that Node cannot parse, by error code. */
const refusals: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', texts.tooSlow],
}
const broken = ['400 Bad Request', 'The request is broken.'] as const

/** How long input is discarded before the socket is destroyed, in milliseconds; closing earlier loses the response. */
const lingerTime = 1000

/** Whether a GET or HEAD request has a body: it would be left unread and keep the connection open. */
const hasUnreadBody = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/**
 * Ends connections that send many requests and read no response: every response would be held in memory. Browsers and proxies
 * send one at a time.
 */
function endPipelines(server: Server) {
  const waiting = new WeakMap<Socket, number>()
  server.prependListener('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > limits.connection.unanswered) return void socket.destroy()
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  })
}

/** Responds to requests that Node cannot parse, with `headers` and a JSON error, and closes the connection. */
function answerBadRequests(server: Server, headers: Readonly<Record<string, string>>) {
  const head = Object.entries({ ...headers, Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.writableEnded) return void socket.destroy()
    const [status, reason] = refusals[error.code ?? ''] ?? broken
    const body = JSON.stringify({ error: reason })
    socket.end(`HTTP/1.1 ${status}\r\n${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    socket
      .removeAllListeners('data')
      .on('error', () => undefined)
      .resume()
    setTimeout(() => socket.destroy(), lingerTime).unref()
  })
}

/** Creates the HTTP server, and `drain`, which closes connections without cutting off a client. */
export function createHttpServer({
  fetch,
  securityHeaders,
  onRequest,
  idleTimeout = limits.connection.idle,
}: Dependencies) {
  let ending = false
  const headers = { ...securityHeaders(false), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  const broken = JSON.stringify({ error: 'The request is broken.' })
  const listener = getRequestListener(fetch, {
    // HTTP/1.0 requests need no Host header; some load balancers send them.
    hostname: 'localhost',
    errorHandler: () => new Response(broken, { status: 400, headers }),
  })
  const server = createServer(
    {
      headersTimeout: 10_000,
      // The timeout of a form with a file in the browser.
      requestTimeout: 300_000,
      // Longer than the keep-alive of proxies; otherwise a proxy could reuse a connection that is closing.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
      // Refused below, so that the response has the security headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      // Node goes on to read what it has of a connection that was ended.
      if (incoming.socket.destroyed) return
      if (ending || hasUnreadBody(incoming)) outgoing.shouldKeepAlive = false
      onRequest?.(incoming, outgoing)
      const problem = problemOf(incoming)
      if (!problem) return void listener(incoming, outgoing)
      outgoing.writeHead(problem, { ...headers, Connection: 'close' }).end(broken)
    },
  )
  // Without these listeners, Node answers without our headers, and asks for a body that is too large.
  server.on('checkExpectation', (_, outgoing: ServerResponse) => outgoing.writeHead(417, headers).end(broken))
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= limits.body.withFile) outgoing.writeContinue()
    server.emit('request', incoming, outgoing)
  })
  server.setTimeout(idleTimeout)
  server.maxRequestsPerSocket = limits.connection.requests
  answerBadRequests(server, headers)
  endPipelines(server)
  return {
    server,
    /** Allows each connection one more request, then closes it. Takes at most `atMost` milliseconds. */
    async drain(atMost: number) {
      ending = true
      const end = performance.now() + atMost
      while (performance.now() < end && (await connectionsOf(server)) > 0) await sleep(pollInterval)
    },
  }
}
