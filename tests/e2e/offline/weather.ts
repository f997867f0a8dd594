import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { redirects } from '#content/map/redirects.ts'
import { mediaTypeOf } from '#hosting/media-types.ts'
import { cacheOf, hosting } from '#hosting/model.ts'
import { firstPaths, listPath, notFoundPath, type OfflineList } from '#offline/list.ts'
import { createMockApi } from '../../../mock-api/index.ts'

/**
 * The fault of a request: `cut` closes the connection, `never` leaves it open, `html` responds with an unrelated page,
 * `unanswered` processes the request but never completes the response.
 */
export type Fault = 'cut' | 'never' | '503' | 'html' | 'unanswered'

const aliases = new Map<string, string>(redirects)
/** The headers of every response. The security policy names an API on another host. */
function headersFor(folder: string, apiBase: string | undefined) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const { 'Strict-Transport-Security': _, ...headers } = hosting(apiBase, html).headers
  return headers
}

/**
 * Starts a static host with its own API for one test. It serves any output folder, with any faults. The origin is
 * `http://localhost:<port>`, where workers are allowed.
 */
export async function createWeather(folder = 'dist') {
  const api = createMockApi()
  const unanswered: ServerResponse[] = []
  const weather = {
    url: '',
    /** The output folder that is served. A test deploys by changing it. */
    folder: resolve(folder),
    /** The base URL of the API that the output was built for, if it is on another host. */
    apiBase: undefined as string | undefined,
    /** Returns the fault of a path, if any. */
    fault: (_path: string): Fault | undefined => undefined,
    /** Returns the content of a text file that is sent. */
    rewrite: (_path: string, content: string): string => content,
    /** Returns the text of a file that the folder does not have, if any. */
    added: (_path: string): string | undefined => undefined,
    /** Whether the host's list contains a page that is not saved first. A small site is saved sooner. */
    lists: (_path: string): boolean => true,
    /** A page is sent up to the end of this text; `release` sends the rest. */
    stopBehind: '',
    release: () => {},
    /** The requested paths, in order. */
    requests: [] as string[],
    /** Sets the fault of all requests. `undefined` clears it, and destroys the connections that were left open. */
    down: (fault: Fault | undefined) => {
      weather.fault = () => fault
      if (!fault) for (const { socket } of unanswered.splice(0)) socket?.destroy()
    },
    /** Responds with 503 to the requests that were left open. */
    refuse: () => {
      for (const response of unanswered.splice(0)) response.writeHead(503).end()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
  const fail: Record<Fault, (request: IncomingMessage, response: ServerResponse) => void> = {
    cut: request => request.socket.destroy(),
    never: (_, response) => void unanswered.push(response),
    unanswered: (request, response) => {
      response.end = () => response
      serve(request, response)
    },
    '503': (_, response) =>
      void response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Come back later</h1>'),
    html: (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in to this network</h1>'),
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    weather.requests.push(pathname)
    const fault = weather.fault(pathname)
    if (fault) fail[fault](request, response)
    else serve(request, response)
  })
  function listed(text: string): string {
    const list = JSON.parse(text) as OfflineList
    const pages = Object.entries(list.pages).filter(([path]) => firstPaths.includes(path) || weather.lists(path))
    return JSON.stringify({ ...list, pages: Object.fromEntries(pages) })
  }
  /** Applies `rewrite` and `lists` to text files. */
  function written(path: string, body: Buffer): Buffer {
    if (!/text|json|xml|javascript/.test(mediaTypeOf(path))) return body
    const text = weather.rewrite(path, body.toString())
    return Buffer.from(path.endsWith(listPath) ? listed(text) : text)
  }
  function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    for (const [name, value] of Object.entries(headersFor(weather.folder, weather.apiBase)))
      response.setHeader(name, value)
    if (pathname.startsWith('/api/')) {
      request.url = (request.url ?? '').replace(/^\/api/, '')
      return api(request as never, response as never)
    }
    const added = weather.added(pathname)
    if (added !== undefined) return void response.writeHead(200, { 'Content-Type': mediaTypeOf(pathname) }).end(added)
    const plain = pathname.replace(/(.)\/+$/, '$1')
    const target = aliases.get(plain) ?? plain
    if (target !== pathname) return void response.writeHead(301, { Location: target + search }).end()
    const file = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`
    const found = existsSync(join(weather.folder, file))
    const path = join(weather.folder, found ? file : '/404.html')
    // Like every supported host, serves the path of the 404 page itself with status 404.
    response.writeHead(found && pathname !== notFoundPath ? 200 : 404, {
      'Content-Type': mediaTypeOf(path),
      'Cache-Control': cacheOf(pathname),
    })
    const body = written(pathname, readFileSync(path))
    const stop = weather.stopBehind && extname(path) === '.html' ? body.indexOf(weather.stopBehind) : -1
    const first = stop < 0 ? 0 : stop + Buffer.byteLength(weather.stopBehind)
    if (first === 0) return void response.end(body)
    response.write(body.subarray(0, first))
    weather.release = () => void response.end(body.subarray(first))
  }
  await new Promise<void>(listening => server.listen(0, listening))
  weather.url = `http://localhost:${(server.address() as AddressInfo).port}`
  return weather
}

export type Weather = Awaited<ReturnType<typeof createWeather>>
