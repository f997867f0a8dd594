import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Answers } from '#server/answers.ts'
import type { Client } from '#server/limits/client.ts'
import type { PageRequest } from './index.ts'

interface Dependencies {
  readonly answers: Answers
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly pages: (asked: PageRequest) => Response
}

/** Routes of the site's files: everything outside the API. */
export function pageRoutes({ answers, clientOf, pages }: Dependencies) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  // A single synchronous handler without middleware, for speed.
  routes.get('*', ({ env, req }) => {
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
  routes.all('*', ({ env }) =>
    answers.plain(env, 'Only GET and HEAD work here.\n', {
      status: 405,
      headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
    }),
  )
  return routes
}
