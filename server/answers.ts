import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Client } from './limits/client.ts'
import type { MessagePage } from './pages/message-page.ts'
import type { Site } from './pages/site-files.ts'

declare module 'hono' {
  /** A page of the server itself. */
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: Hono takes the renderer's type from this interface.
    (page: MessagePage, status?: ContentfulStatusCode, headers?: Record<string, string>): Response
  }
}

interface Bindings {
  readonly Bindings: HttpBindings
  readonly Variables: { client: Client }
}

/** The application that all routes are added to, and what a route gets. */
export type App = Hono<Bindings>
export type Asked = Context<Bindings>

interface Dependencies extends Pick<Site, 'securityHeaders'> {
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly renderPage: (page: MessagePage) => string
}

/** What every answer has: the security headers, and `Cache-Control: no-store` unless its route says otherwise. */
export const everyAnswer =
  ({ clientOf, renderPage, securityHeaders }: Dependencies): MiddlewareHandler<Bindings> =>
  async (c, next) => {
    const client = clientOf(c.env)
    c.set('client', client)
    const type = { 'Content-Type': 'text/html; charset=utf-8' }
    c.setRenderer((page, status = 200, headers) => c.body(renderPage(page), status, { ...type, ...headers }))
    for (const [name, value] of Object.entries(securityHeaders(client.overHttps))) c.header(name, value)
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  }
