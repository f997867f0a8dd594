import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from './metrics.ts'
import type { App, Responses } from './responses.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries the token; compared in constant time. */
const carriesToken = (authorization: string | undefined, token: string) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))

/** Adds `GET /metrics` on the site's address; requires the bearer token. */
export function metricsRoute(app: App, responses: Responses, { text, type }: Metrics, token: string) {
  app.get('/metrics', async ({ env }) =>
    carriesToken(env.incoming.headers.authorization, token)
      ? responses.plain(env, await text(), { headers: { 'Content-Type': type } })
      : responses.json(
          env,
          { error: 'The token is missing.' },
          { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
        ),
  )
}
