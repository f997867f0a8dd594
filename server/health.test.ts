import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { healthRoutes } from './health.ts'
import { createClientOf } from './limits/client.ts'
import { createOrigins } from './limits/origin.ts'
import { type App, createResponses } from './responses.ts'
import type { Condition } from './storage/index.ts'

const responses = createResponses({
  clientOf: createClientOf([]),
  origins: createOrigins([]),
  renderPage: () => '',
  securityHeaders: () => ({}),
})
const minute = 60_000

interface State {
  readonly condition?: Condition
  readonly sendsMail?: boolean
  /** Minutes for which the oldest mail has waited. */
  readonly waited?: number
  readonly failed?: number
}

/** Returns the response at a path; `due` is how many minutes ago the next mail was due, if any. */
async function at(
  path: string,
  due?: number,
  { condition = 'ok', sendsMail = true, waited = 0, failed = 0 }: State = {},
) {
  const mailQueue = {
    state: async (now: number) => ({
      waiting: due === undefined ? 0 : 1,
      since: due === undefined ? undefined : now - waited * minute,
      nextAt: due === undefined ? undefined : now - due * minute,
      failed,
    }),
  }
  const incoming = new IncomingMessage(new Socket())
  const app: App = new Hono()
  healthRoutes(app, responses, {
    condition: async () => condition,
    mailQueue: sendsMail ? () => mailQueue : undefined,
  })
  const answer = await app.request(path, {}, { incoming, outgoing: new ServerResponse(incoming) })
  return [answer.status, await answer.json()]
}
const health = (due?: number, state?: State) => at('/healthz', due, state)

it('says whether mails wait that nobody takes', async () => {
  const ok = { database: 'ok', notices: 'ok', failed: 0 }
  expect(await health(undefined)).toEqual([200, ok])
  // A mail is retried later: the mail server is unavailable, but the queue is not stuck.
  expect(await health(-60, { waited: 59 })).toEqual([200, ok])
  expect(await health(-60, { waited: 61 })).toEqual([200, { ...ok, notices: 'late' }])
  expect(await health(undefined, { failed: 2 })).toEqual([200, { ...ok, failed: 2 }])
  expect(await health(9)).toEqual([200, ok])
  expect(await health(11)).toEqual([503, { ...ok, notices: 'stuck' }])
  expect(await health(11, { sendsMail: false })).toEqual([200, { database: 'ok', notices: 'off' }])
})

it('says why nothing can be stored, with a mail server and without one, and is alive all the same', async () => {
  for (const condition of ['full', 'readonly', 'unreachable'] as const)
    for (const sendsMail of [true, false]) {
      const state = { condition, sendsMail }
      expect(await health(undefined, state)).toEqual([503, { database: condition }])
      expect(await at('/readyz', undefined, state)).toEqual([503, { database: condition }])
      expect(await at('/livez', undefined, state)).toEqual([200, { process: 'ok' }])
    }
  // Forms can still be stored while the mail queue is stuck.
  expect(await at('/readyz', 11)).toEqual([200, { database: 'ok' }])
})
