import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createAnswers } from './answers.ts'
import { healthRoutes } from './health.ts'
import { createClientOf } from './limits/client.ts'
import { createOrigins } from './limits/origin.ts'

const answers = createAnswers({
  clientOf: createClientOf([]),
  origins: createOrigins([]),
  readable: () => '',
  securityHeaders: () => ({}),
})
const minute = 60_000

/** What is said of a queue whose next mail was due so many minutes ago, or never, and whose oldest waits for so long. */
async function health(due: number | undefined, { sendsMail = true, waited = 0, failed = 0 } = {}) {
  const notices = {
    nextAt: async (now: number) => (due === undefined ? undefined : now - due * minute),
    unsent: async () => ({ since: due === undefined ? undefined : Date.now() - waited * minute, failed }),
  }
  const incoming = new IncomingMessage(new Socket())
  const routes = healthRoutes(answers, notices, sendsMail)
  const answer = await routes.request('/healthz', {}, { incoming, outgoing: new ServerResponse(incoming) })
  return [answer.status, await answer.json()]
}

it('says whether mails wait that nobody takes', async () => {
  const ok = { database: 'ok', notices: 'ok', failed: 0 }
  expect(await health(undefined)).toEqual([200, ok])
  // Tried again later: the mail server is not there, and nothing is stuck here.
  expect(await health(-60, { waited: 59 })).toEqual([200, ok])
  expect(await health(-60, { waited: 61 })).toEqual([200, { ...ok, notices: 'late' }])
  expect(await health(undefined, { failed: 2 })).toEqual([200, { ...ok, failed: 2 }])
  expect(await health(9)).toEqual([200, ok])
  expect(await health(11)).toEqual([503, { ...ok, notices: 'stuck' }])
  expect(await health(11, { sendsMail: false })).toEqual([200, { database: 'ok', notices: 'off' }])
})
