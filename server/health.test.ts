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

/** What is said of a queue whose next mail was due so many minutes ago, or never. */
async function health(due: number | undefined, sendsMail = true) {
  const nextAt = async (now: number) => (due === undefined ? undefined : now - due * minute)
  const incoming = new IncomingMessage(new Socket())
  const routes = healthRoutes(answers, nextAt, sendsMail)
  const answer = await routes.request('/healthz', {}, { incoming, outgoing: new ServerResponse(incoming) })
  return [answer.status, await answer.json()]
}

it('says whether mails wait that nobody takes', async () => {
  expect(await health(undefined)).toEqual([200, { database: 'ok', notices: 'ok' }])
  // Tried again later: the mail server is not there, and nothing is stuck here.
  expect(await health(-60)).toEqual([200, { database: 'ok', notices: 'ok' }])
  expect(await health(9)).toEqual([200, { database: 'ok', notices: 'ok' }])
  expect(await health(11)).toEqual([503, { database: 'ok', notices: 'stuck' }])
  expect(await health(11, false)).toEqual([200, { database: 'ok', notices: 'off' }])
})
