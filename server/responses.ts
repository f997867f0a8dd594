import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Client } from './limits/client.ts'
import type { Origins } from './limits/origin.ts'
import type { MessagePage, PageRenderer } from './pages/message-page.ts'
import type { SecurityHeaders } from './pages/site-files.ts'

/** The application that all routes are added to. */
export type App = Hono<{ Bindings: HttpBindings }>

interface Dependencies {
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly origins: Origins
  readonly renderPage: PageRenderer
  readonly securityHeaders: SecurityHeaders
}

type Headers = Readonly<Record<string, string>>

interface ResponseOptions {
  readonly status?: number
  readonly headers?: Headers
}

/** Creates responses that are not files of the site: security headers, CORS for allowed origins, `Cache-Control: no-store`. */
export function createResponses({ clientOf, origins, renderPage, securityHeaders }: Dependencies) {
  const headersOf = (env: HttpBindings): Headers => ({
    ...securityHeaders(clientOf(env).overHttps),
    ...origins.headersFor(env.incoming.headers.origin),
    'Cache-Control': 'no-store',
  })
  const plain = (
    env: HttpBindings,
    body: string | Uint8Array<ArrayBuffer> | null,
    { status = 200, headers = {} }: ResponseOptions = {},
  ) => {
    const shared = headersOf(env)
    const vary = [shared.Vary, headers.Vary].filter(Boolean).join(', ')
    return new Response(body, { status, headers: { ...shared, ...headers, ...(vary && { Vary: vary }) } })
  }

  return {
    plain,
    json: (env: HttpBindings, value: unknown, options: ResponseOptions = {}) =>
      plain(env, JSON.stringify(value), {
        ...options,
        headers: { 'Content-Type': 'application/json', ...options.headers },
      }),
    page: (env: HttpBindings, page: MessagePage, options: ResponseOptions = {}) =>
      plain(env, renderPage(page), {
        ...options,
        headers: { 'Content-Type': 'text/html; charset=utf-8', ...options.headers },
      }),
  }
}

export type Responses = ReturnType<typeof createResponses>
