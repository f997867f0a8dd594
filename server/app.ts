import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Client } from './limits/client.ts'
import type { ServedList } from './lists/index.ts'
import { securityHeaders } from './pages/headers.ts'
import type { Asked } from './pages/index.ts'
import { isKnown } from './pages/negotiate.ts'

export interface Parts {
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly pages: (asked: Asked) => Response | Promise<Response>
  readonly listOf: (name: string) => ServedList | undefined
}

/** The server's routes. */
export function createApp({ clientOf, pages, listOf }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/api/:list', context => {
    const list = listOf(context.req.param('list'))
    const headers = { ...securityHeaders(clientOf(context.env).overHttps), 'Cache-Control': 'no-cache' }
    if (!list) return context.json({ error: 'There is nothing at this path.' }, 404, headers)
    const known = isKnown(context.env.incoming.headers['if-none-match'], list.etag)
    const own = { ...headers, ETag: list.etag, 'Content-Type': 'application/json' }
    return known ? new Response(null, { status: 304, headers: own }) : new Response(list.body, { headers: own })
  })

  app.get('*', context => {
    const { url, headers } = context.env.incoming
    const search = url?.indexOf('?') ?? -1
    return pages({
      pathname: context.req.path,
      search: search === -1 ? '' : (url?.slice(search) ?? ''),
      overHttps: clientOf(context.env).overHttps,
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
