import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { mediaTypeOf } from '#api/media-types.ts'
import { listPath, notFoundPath, type OfflineList } from '#offline/list.ts'
import { cacheOf, hosting } from '#site/hosting/model.ts'
import { redirects } from '#site/map/redirects.ts'
import { createMockApi } from '../../../mock-api/index.ts'

/**
 * What happens to a request: `cut` breaks the connection, `never` leaves it open, `html` answers a page whatever was asked
 * for, `unanswered` is served as ever, but the answer never comes.
 */
export type Fault = 'cut' | 'never' | '503' | 'html' | 'unanswered'

const aliases = new Map<string, string>(redirects)
/** What a host sends with every answer; the security policy names an API on another host. */
function headersFor(folder: string, apiBase: string | undefined) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const { 'Strict-Transport-Security': _, ...headers } = hosting(apiBase, html).headers
  return headers
}

/**
 * A static host with an API of its own, for one test: it serves any output folder, and has any weather. The origin is
 * `http://localhost:<port>`, where workers are allowed.
 */
export async function createWeather(folder = 'dist') {
  const api = createMockApi()
  const unanswered: ServerResponse[] = []
  const weather = {
    url: '',
    /** The output folder that is served: another one is a deploy. */
    folder: resolve(folder),
    /** Where the API is that the output was built for, if it is not here. */
    apiBase: undefined as string | undefined,
    /** What happens to the request of a path; nothing when it is answered well. */
    fault: (_path: string): Fault | undefined => undefined,
    /** What the host makes of a file before it is sent. */
    rewrite: (_path: string, content: string): string => content,
    /** Whether the host's list names a page beyond those that are saved first: a small site is saved sooner. */
    lists: (_path: string): boolean => true,
    /** Milliseconds that each answer takes. */
    pause: 0,
    /** A page stops behind this text; `release` sends the rest. */
    stopBehind: '',
    release: () => {},
    /** The paths that were asked for, in order. */
    requests: [] as string[],
    /** Everything fails, or all is well again: a server that is back has lost the connections that it had left open. */
    down: (fault: Fault | undefined) => {
      weather.fault = () => fault
      if (!fault) for (const { socket } of unanswered.splice(0)) socket?.destroy()
    },
    /** What was never answered is refused after all. */
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
    setTimeout(() => (fault ? fail[fault](request, response) : serve(request, response)), weather.pause)
  })
  function listed(text: string): string {
    const list = JSON.parse(text) as OfflineList
    const pages = Object.entries(list.pages).filter(([path]) => list.first.includes(path) || weather.lists(path))
    return JSON.stringify({ ...list, pages: Object.fromEntries(pages) })
  }
  /** Text goes through the host's hands, the rest does not. */
  function written(path: string, body: Buffer): Buffer {
    if (/\.(png|webp|woff2)$/.test(path)) return body
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
    const plain = pathname.replace(/(.)\/+$/, '$1')
    const target = aliases.get(plain) ?? plain
    if (target !== pathname) return void response.writeHead(301, { Location: target + search }).end()
    const file = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`
    const found = existsSync(join(weather.folder, file))
    const path = join(weather.folder, found ? file : '/404.html')
    // As every host that this build writes files for: the page of what is not there is never one that is.
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
