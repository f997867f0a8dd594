import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limits } from './limits.ts'

/** Responses to requests that Node cannot parse, by error code. */
const refusals: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Sending took too long. Please try again.'],
}
const broken = ['400 Bad Request', 'The request is broken.'] as const

/** How long input is discarded before the socket is destroyed, in milliseconds; closing earlier loses the response. */
const lingerTime = 1000

/** Closes the connection after a GET or HEAD request with a body: the unread body would keep the connection open. */
export function closeUnreadBodies(server: Server) {
  server.prependListener('request', ({ method, headers }, response) => {
    const sends = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (sends && (method === 'GET' || method === 'HEAD')) response.shouldKeepAlive = false
  })
}

/**
 * Ends connections that send many requests and read no response: every response would be held in memory. Browsers and proxies
 * send one at a time.
 */
export function endPipelines(server: Server) {
  const waiting = new WeakMap<Socket, number>()
  server.prependListener('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > limits.connection.unanswered) return void socket.destroy()
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  })
}

/** Responds to requests that Node cannot parse, with `headers` and a JSON error, and closes the connection. */
export function answerBadRequests(server: Server, headers: Readonly<Record<string, string>>) {
  const head = Object.entries({ ...headers, Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.writableEnded) return void socket.destroy()
    const [status, reason] = refusals[error.code ?? ''] ?? broken
    const body = JSON.stringify({ error: reason })
    socket.end(`HTTP/1.1 ${status}\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    socket
      .removeAllListeners('data')
      .on('error', () => undefined)
      .resume()
    setTimeout(() => socket.destroy(), lingerTime).unref()
  })
}
