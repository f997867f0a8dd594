import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { limits } from './limits/limits.ts'

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

/** Whether a GET or HEAD request has a body: it would be left unread and keep the connection open. */
const hasUnreadBody = ({ method, headers }: IncomingMessage) =>
  /^(GET|HEAD)$/.test(method ?? '') && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)

/** Reads on for a time what a refused sender still sends, so that it gets to the answer: closing would reset its connection. */
function drain(incoming: IncomingMessage) {
  const end = () => incoming.socket.destroySoon()
  const timer = setTimeout(end, 20_000)
  incoming.once('close', () => clearTimeout(timer))
  incoming.on('data', () => incoming.socket.bytesRead > 64_000_000 && end()).resume()
}

/** The status for a request that other servers read differently (RFC 9112 sections 3.2, 6.1); `undefined` for others. */
function refusalOf({ headers, headersDistinct }: IncomingMessage): number | undefined {
  if ((headersDistinct.host?.length ?? 0) > 1) return 400
  return /^chunked$/i.test(headers['transfer-encoding'] ?? 'chunked') ? undefined : 501
}

/**
 * Creates the HTTP server. A connection on which nothing moves for `idleTimeout` milliseconds, such as a response that nobody
 * reads, ends.
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  idleTimeout: number = limits.connection.idle,
) {
  let ending = false
  // HTTP/1.0 requests need no Host header; some load balancers send them.
  const listener = getRequestListener(fetch, { hostname: 'localhost', autoCleanupIncoming: false })
  const server = createServer(
    {
      headersTimeout: 10_000,
      // The timeout of a form with a file in the browser.
      requestTimeout: 300_000,
      // Longer than the keep-alive of proxies; otherwise a proxy could reuse a connection that is closing.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
    },
    (incoming, outgoing) => {
      // Node goes on to read what it has of a connection that was ended.
      if (incoming.socket.destroyed) return
      const refusal = refusalOf(incoming)
      if (refusal) return void outgoing.writeHead(refusal, { Connection: 'close' }).end()
      if (ending || hasUnreadBody(incoming)) outgoing.shouldKeepAlive = false
      outgoing.once('finish', () => incoming.complete || drain(incoming))
      void listener(incoming, outgoing)
    },
  )
  server.setTimeout(idleTimeout)
  server.maxRequestsPerSocket = limits.connection.requests
  // Node would leave out those after the two thousandth, such as one that a proxy has added. Their bytes are limited.
  server.maxHeadersCount = 0
  endPipelines(server)
  // By itself, Node would ask for any body.
  server.on('checkContinue', (incoming, outgoing) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= limits.body.withFile) outgoing.writeContinue()
    server.emit('request', incoming, outgoing)
  })
  const sockets = new Set<Socket>()
  server.on('connection', socket => sockets.add(socket.once('close', () => sockets.delete(socket))))
  return {
    server,
    /** From now on, each connection ends with its next response. */
    endKeepAlive() {
      ending = true
    },
    /** Closes the connections without a request, also those that have sent nothing yet, which Node does not count. */
    closeIdle() {
      server.closeIdleConnections()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    },
  }
}
