import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from './storage/index.ts'

/** The measured part of the mail queue. Throws while the database is unavailable. */
type Queue = () => Pick<Store['mailQueue'], 'state'>

const paths: readonly (readonly [kind: string, path: RegExp])[] = [
  ['health', /^\/(livez|readyz|healthz|metrics)$/],
  ['form', /^\/api\/(contact|job-apply|newsletter)\b/],
  ['list', /^\/api\//],
  ['asset', /^\/(assets|art)\//],
]
const kindOf = (path: string) => paths.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'

/** Creates the server's Prometheus metrics. */
export function createMetrics(queue: Queue) {
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
    help: 'Forms by outcome: accepted, or the status of the refusal',
    labelNames: ['form', 'outcome'],
    registers,
  })
  const commits = new Histogram({
    name: 'site_commit_seconds',
    help: 'How long a submission has waited for its commit',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const failed = new Gauge({ name: 'site_mails_failed', help: 'Mails that were given up on', registers })
  const oldest = new Gauge({ name: 'site_mails_oldest_seconds', help: 'Age of the oldest waiting mail', registers })
  new Gauge({
    name: 'site_mails_waiting',
    help: 'Mails that are still to be sent',
    registers,
    async collect() {
      try {
        const now = Date.now()
        const state = await queue().state(now)
        this.set(state.waiting)
        failed.set(state.failed)
        oldest.set(state.since === undefined ? 0 : (now - state.since) / 1000)
      } catch {
        // The database is unavailable: the state of the queue is unknown.
        for (const gauge of [this, failed, oldest]) gauge.set(Number.NaN)
      }
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
    submission: (form: string, refusal: { readonly status: number } | undefined) =>
      submissions.inc({ form, outcome: refusal ? String(refusal.status) : 'accepted' }),
    /** Starts a timer; call the returned function after the commit. */
    commit: () => commits.startTimer(),
    text,
    type,
    /** `GET /metrics` on a separate address that no proxy forwards to. */
    serve: () =>
      createServer(async ({ method, url }, response) => {
        if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
        response.writeHead(200, { 'Content-Type': type }).end(await text())
      }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
