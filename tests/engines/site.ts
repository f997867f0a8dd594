import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTestServer, storedSubmissions } from '../server/test-server.ts'

/** The address of the script that stands first in every page. */
const firstScript = '/engine-test.js'

/** Collects in the page what it reports, because not every driver has a console. */
function collect() {
  const reports: string[] = []
  Object.assign(window, { reports })
  for (const level of ['error', 'warn'] as const) console[level] = (...parts) => void reports.push(parts.join(' '))
  addEventListener('error', event => reports.push(event.message ?? (event.target as Element).outerHTML), true)
  addEventListener('unhandledrejection', ({ reason }) => reports.push(`rejection: ${reason}`))
  addEventListener('securitypolicyviolation', event => reports.push(`${event.violatedDirective} ${event.blockedURI}`))
}

/** Starts the built site: its own server, behind one that adds a script to each page and can be stopped. */
export async function startSite() {
  const server = await startTestServer()
  const { hostname, port } = new URL(server.origin)
  function answer(request: IncomingMessage, response: ServerResponse) {
    const { url: path = '/', method } = request
    if (path === firstScript) {
      response.setHeader('Content-Type', 'text/javascript')
      return response.end(`(${collect})();${site.before}`)
    }
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = request.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const passed = send({ hostname, port, path, method, headers }, async answered => {
      const { 'content-length': ___, ...others } = answered.headers
      response.writeHead(answered.statusCode ?? 502, others)
      if (others['content-type']?.startsWith('text/html'))
        response.end((await text(answered)).replace('<head>', `$&<script src="${firstScript}"></script>`))
      else if (path === '/service-worker.js') response.end(site.worker + (await text(answered)))
      else answered.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }
  const proxy = createServer(answer)
  const site = {
    url: '',
    /** A script that runs before those of each page. */
    before: '',
    /** Stands first in the service worker. */
    worker: '',
    submissions: () => storedSubmissions(server.databaseUrl),
    start: async () => {
      proxy.listen(Number(site.url.split(':')[2] ?? 0), '127.0.0.1')
      await once(proxy, 'listening')
      site.url = `http://localhost:${(proxy.address() as AddressInfo).port}`
    },
    stop: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
    /** Undoes what a check has changed. */
    reset: async () => {
      Object.assign(site, { before: '', worker: '' })
      if (!proxy.listening) await site.start()
    },
    close: () => {
      site.stop()
      return server.stop()
    },
  }
  await site.start()
  return site
}
