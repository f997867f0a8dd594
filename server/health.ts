import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Answers } from './answers.ts'
import type { Store } from './storage/index.ts'

/** How long a mail may be due and nobody take it, in milliseconds. */
const stuckAfter = 10 * 60_000

/** `GET /healthz`: whether the database can be reached, and whether mails are being sent, where there is a mail server. */
export function healthRoutes(answers: Answers, nextAt: Store['notices']['nextAt'], sendsMail: boolean) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.get('/healthz', async ({ env }) => {
    const now = Date.now()
    try {
      const next = await nextAt(now)
      const stuck = sendsMail && next !== undefined && next < now - stuckAfter
      const state = { database: 'ok', notices: sendsMail ? (stuck ? 'stuck' : 'ok') : 'off' }
      return answers.json(env, state, { status: stuck ? 503 : 200 })
    } catch {
      return answers.json(env, { database: 'unreachable' }, { status: 503 })
    }
  })
  return routes
}
