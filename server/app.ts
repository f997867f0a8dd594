import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Client } from './limits/client.ts'
import type { Origins } from './limits/origin.ts'
import type { ServedList } from './lists/index.ts'
import { securityHeaders } from './pages/headers.ts'
import type { Asked } from './pages/index.ts'
import { isKnown } from './pages/negotiate.ts'

type Env = { Bindings: HttpBindings }

export interface Parts {
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly origins: Origins
  readonly pages: (asked: Asked) => Response | Promise<Response>
  readonly listOf: (name: string) => ServedList | undefined
  readonly forms: Hono<Env>
}

/** The server's routes. */
export function createApp({ clientOf, origins, pages, listOf, forms }: Parts) {
  const app = new Hono<Env>()
  app.route('/', forms)

  app.get('/api/*', ({ env, req }) => {
    const { origin, 'if-none-match': condition } = env.incoming.headers
    const headers = {
      ...securityHeaders(clientOf(env).overHttps),
      ...origins.headersFor(origin),
      'Cache-Control': 'no-cache',
    }
    const list = listOf(req.path.slice('/api/'.length))
    if (!list) return Response.json({ error: 'There is nothing at this path.' }, { status: 404, headers })
    const own = { ...headers, ETag: list.etag, 'Content-Type': 'application/json' }
    return isKnown(condition, list.etag)
      ? new Response(null, { status: 304, headers: own })
      : new Response(list.body, { headers: own })
  })
  app.all('/api/*', ({ env, req }) => {
    const headers = securityHeaders(clientOf(env).overHttps)
    if (!listOf(req.path.slice('/api/'.length)))
      return Response.json({ error: 'There is nothing at this path.' }, { status: 404, headers })
    return Response.json(
      { error: 'The lists are read only.' },
      { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } },
    )
  })

  // One handler without middleware: it can answer at once.
  app.get('*', ({ env, req }) => {
    const { url = '', headers } = env.incoming
    const query = url.indexOf('?')
    return pages({
      pathname: req.path,
      search: query === -1 ? '' : url.slice(query),
      overHttps: clientOf(env).overHttps,
      header: name => {
        const value = headers[name]
        return Array.isArray(value) ? value.join(', ') : value
      },
    })
  })
  app.all('*', ({ env }) => {
    const headers = { ...securityHeaders(clientOf(env).overHttps), Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }
    return new Response('Only GET and HEAD work here.\n', { status: 405, headers })
  })

  return app
}
