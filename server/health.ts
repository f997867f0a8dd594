import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Answers } from './answers.ts'
import type { Store } from './storage/index.ts'

/** How long a mail may be due and nobody take it, in milliseconds. */
const stuckAfter = 10 * 60_000

/** How long a mail may be on its way, in milliseconds. */
const lateAfter = 60 * 60_000

/** `GET /healthz`: whether the database can be reached, and whether mails are being sent, where there is a mail server. */
export function healthRoutes(
  answers: Answers,
  notices: Pick<Store['notices'], 'nextAt' | 'unsent'>,
  sendsMail: boolean,
) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.get('/healthz', async ({ env }) => {
    const now = Date.now()
    try {
      if (!sendsMail) return answers.json(env, { database: 'ok', notices: 'off' })
      const next = await notices.nextAt(now)
      const { since, failed } = await notices.unsent()
      const stuck = next !== undefined && next < now - stuckAfter
      const late = since !== undefined && since < now - lateAfter
      const state = { database: 'ok', notices: stuck ? 'stuck' : late ? 'late' : 'ok', failed }
      // Only what this process could do better: forms are kept while a mail server is away, and must go on coming here.
      return answers.json(env, state, { status: stuck ? 503 : 200 })
    } catch {
      return answers.json(env, { database: 'unreachable' }, { status: 503 })
    }
  })
  return routes
}
