import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** What is said of a request that is no HTTP, too long in its headers or too slow, by the error's code. */
const refusals: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The sending took too long.'],
}
const broken = ['400 Bad Request', 'The request is broken.'] as const

/** How long what is still coming in is thrown away, in milliseconds: an end before it would take the answer with it. */
const lingerTime = 1000

/** Ends the connection with the answer to whoever sends a body where none is read: it would be held until all of it has come. */
export function closeUnreadBodies(server: Server) {
  server.prependListener('request', ({ method, headers }, response) => {
    const sends = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (sends && (method === 'GET' || method === 'HEAD')) response.shouldKeepAlive = false
  })
}

/** Answers what cannot be read as a request, with a reason and these headers, and ends the connection. */
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
