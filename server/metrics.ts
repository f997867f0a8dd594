import { timingSafeEqual } from 'hono/utils/buffer'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { App } from './answers.ts'
import type { Database } from './database.ts'
import type { Outcome } from './forms/index.ts'
import type { QueueState } from './storage/index.ts'

/**
 * Creates the server's Prometheus metrics: the forms since its start, and the state of its database and mails now. Adds
 * `GET /metrics` for requests with the token. Returns what counts a form.
 */
export function createMetrics(app: App, database: Database, token: string) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'Forms by outcome: accepted, spam (the hidden field was filled in), or the status of the refusal',
    labelNames: ['form', 'outcome'],
    registers,
  })
  /** A figure that is read when it is asked for; unknown while the database is unavailable. */
  const gauge = (name: string, help: string, measure: () => Promise<number>) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set(await measure().catch(() => Number.NaN))
      },
    })
  const ofQueue = (name: string, help: string, measure: (state: QueueState) => number) =>
    gauge(name, help, async () => measure(await database.store().mailQueue.state()))
  ofQueue('site_mails_waiting', 'Mails that are still to be sent', ({ waiting }) => waiting)
  ofQueue('site_mails_failed', 'Mails that were given up on', ({ failed }) => failed)
  ofQueue('site_mails_oldest_seconds', 'Age of the oldest waiting mail', ({ since }) =>
    since === undefined ? 0 : (Date.now() - since) / 1000,
  )
  gauge('site_database_ok', 'Whether submissions can be stored', async () =>
    (await database.condition()) === 'ok' ? 1 : 0,
  )
  app.get('/metrics', async c => {
    if (!(await timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${token}`)))
      return c.json({ error: 'The token is missing.' }, 401, { 'WWW-Authenticate': 'Bearer' })
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return (form: string, { refusal, isSpam }: Outcome) =>
    submissions.inc({ form, outcome: refusal ? String(refusal.status) : isSpam ? 'spam' : 'accepted' })
}
