import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './database.ts'
import type { Outcome } from './forms/receive.ts'
import type { App, Responses } from './responses.ts'
import type { QueueState } from './storage/index.ts'

interface Measured {
  /** The state of the mail queue; rejects while the database is unavailable. */
  readonly state: (now: number) => Promise<QueueState>
  readonly condition: Database['condition']
}

const paths: readonly (readonly [kind: string, path: RegExp])[] = [
  ['health', /^\/(livez|readyz|healthz|metrics)$/],
  ['form', /^\/api\/(contact|job-apply|newsletter)\b/],
  ['list', /^\/api\//],
  ['asset', /^\/(assets|art)\//],
]
const kindOf = (path: string) => paths.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries the token; compared in constant time. */
const carriesToken = (authorization: string | undefined, token: string) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))

/** Adds `GET /metrics` on the site's address; requires the bearer token. */
function addRoute(app: App, responses: Responses, { text, type }: Pick<Metrics, 'text' | 'type'>, token: string) {
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

/** Creates the server's Prometheus metrics. */
export function createMetrics({ state, condition }: Measured) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answered requests',
    labelNames: ['kind', 'status'],
    registers,
  })
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'Forms by outcome: accepted, spam (the hidden field was filled in), or the status of the refusal',
    labelNames: ['form', 'outcome'],
    registers,
  })
  const commits = new Histogram({
    name: 'site_commit_seconds',
    help: 'How long a submission has waited for its commit',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  /** A gauge of the mail queue; unknown while the database is unavailable. */
  const ofQueue = (name: string, help: string, measure: (state: QueueState, now: number) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const now = Date.now()
        this.set(
          await state(now).then(
            found => measure(found, now),
            () => Number.NaN,
          ),
        )
      },
    })
  ofQueue('site_mails_waiting', 'Mails that are still to be sent', ({ waiting }) => waiting)
  ofQueue('site_mails_failed', 'Mails that were given up on', ({ failed }) => failed)
  ofQueue('site_mails_oldest_seconds', 'Age of the oldest waiting mail', ({ since }, now) =>
    since === undefined ? 0 : (now - since) / 1000,
  )
  new Gauge({
    name: 'site_database_ok',
    help: 'Whether submissions can be stored',
    registers,
    async collect() {
      this.set((await condition()) === 'ok' ? 1 : 0)
    },
  })
  const text = () => registry.metrics()
  const type = registry.contentType
  return {
    /** Counts a request when its response is finished. */
    watch({ url = '' }: IncomingMessage, outgoing: ServerResponse) {
      const kind = kindOf(url.split('?')[0] ?? '')
      outgoing.once('finish', () => requests.inc({ kind, status: outgoing.statusCode }))
    },
    submission: (form: string, { refusal, isSpam }: Outcome) =>
      submissions.inc({ form, outcome: refusal ? String(refusal.status) : isSpam ? 'spam' : 'accepted' }),
    /** Starts a timer; call the returned function after the commit. */
    commit: () => commits.startTimer(),
    text,
    type,
    route: (app: App, responses: Responses, token: string) => addRoute(app, responses, { text, type }, token),
    /** `GET /metrics` on a separate address that no proxy forwards to. */
    serve: () =>
      createServer(async ({ method, url }, response) => {
        if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
        response.writeHead(200, { 'Content-Type': type }).end(await text())
      }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
