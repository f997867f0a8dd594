import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Answers } from './answers.ts'
import type { Metrics } from './metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries the token; compared in constant time. */
const carriesToken = (authorization: string | undefined, token: string) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))

/** `GET /metrics` on the site's address; requires the bearer token. */
export function metricsRoute(answers: Answers, { text, type }: Metrics, token: string) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.get('/metrics', async ({ env }) =>
    carriesToken(env.incoming.headers.authorization, token)
      ? answers.plain(env, await text(), { headers: { 'Content-Type': type } })
      : answers.json(
          env,
          { error: 'The token is missing.' },
          { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
        ),
  )
  return routes
}
