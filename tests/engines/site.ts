import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTestServer, storedSubmissions } from '../server/test-server.ts'

/** The script that stands first in every page. Its name is one that no page has. */
const firstScript = '/engine-test.js'

/** Collects what the page reports. Runs in the page: a driver without a console can read it there. */
function collect() {
  const reports: string[] = []
  Object.assign(window, { reports })
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...parts) => {
      reports.push(`${level}: ${parts.join(' ')}`)
      write(...parts)
    }
  }
  addEventListener(
    'error',
    ({ message, target }) => reports.push(`error: ${message ?? (target as HTMLElement).outerHTML}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => reports.push(`rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reports.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

/** Starts the built site: its own server, behind one that adds a script to each page and can be stopped. */
export async function startSite() {
  const server = await startTestServer()
  const { hostname, port } = new URL(server.origin)
  const asSent = (_path: string, content: string) => content
  const site = {
    url: '',
    /** A script that runs before those of each page. */
    before: '',
    /** Changes a text file that is sent. */
    rewrite: asSent,
    /** Requests to these paths wait. */
    held: new Map<string, Promise<unknown>>(),
    /** Undoes what a check has changed. */
    reset: () => {
      site.before = ''
      site.rewrite = asSent
      site.held.clear()
    },
    submissions: () => storedSubmissions(server.databaseUrl),
    start: async () => {
      proxy.listen(site.url ? Number(new URL(site.url).port) : 0, 'localhost')
      await once(proxy, 'listening')
      site.url = `http://localhost:${(proxy.address() as AddressInfo).port}`
    },
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      await once(proxy, 'close')
    },
    close: async () => {
      if (proxy.listening) await site.stop()
      await server.stop()
    },
  }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (path === firstScript)
      return response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        .end(`(${collect})()\n${site.before}`)
    await site.held.get(path)
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const passed = send({ hostname, port, path, method: request.method, headers }, async answered => {
      const { statusCode = 502, headers } = answered
      if (!/html|javascript/.test(headers['content-type'] ?? '')) {
        response.writeHead(statusCode, headers)
        return answered.pipe(response)
      }
      const { 'content-length': _, ...others } = headers
      const content = (await text(answered)).replace('<head>', `<head><script src="${firstScript}"></script>`)
      response.writeHead(statusCode, others).end(site.rewrite(path, content))
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }
  const proxy = createServer((request, response) => void answer(request, response))
  await site.start()
  return site
}

export type Site = Awaited<ReturnType<typeof startSite>>
