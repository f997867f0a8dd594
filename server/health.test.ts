import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { App } from './answers.ts'
import type { Database } from './database.ts'
import { healthRoutes } from './health.ts'
import type { Condition } from './storage/index.ts'

const minute = 60_000

interface State {
  readonly condition?: Condition
  readonly sendsMail?: boolean
  /** Minutes for which the oldest mail has waited. */
  readonly waited?: number
  readonly failed?: number
}

/** Returns the response at a path. */
async function at(path: string, { condition = 'ok', sendsMail = true, waited, failed = 0 }: State = {}) {
  const state = async () => ({
    waiting: waited === undefined ? 0 : 1,
    since: waited === undefined ? undefined : Date.now() - waited * minute,
    failed,
  })
  const app: App = new Hono()
  const database = { store: () => ({ mailQueue: { state } }), condition: async () => condition }
  healthRoutes(app, database as unknown as Database, sendsMail ? ['submission'] : [])
  const answer = await app.request(path)
  return [answer.status, await answer.json()]
}

it('says whether mails have waited for more than an hour, or were given up on', async () => {
  expect(await at('/readyz')).toEqual([200, { database: 'ok', mails: 'ok' }])
  expect(await at('/readyz', { waited: 59 })).toEqual([200, { database: 'ok', mails: 'ok' }])
  for (const late of [{ waited: 61 }, { failed: 2 }])
    expect(await at('/readyz', late)).toEqual([200, { database: 'ok', mails: 'late' }])
  expect(await at('/readyz', { sendsMail: false })).toEqual([200, { database: 'ok', mails: 'off' }])
})

it('says why nothing can be stored, and is alive all the same', async () => {
  for (const condition of ['full', 'readonly', 'unreachable'] as const) {
    expect(await at('/readyz', { condition })).toEqual([503, { database: condition }])
    expect(await at('/livez', { condition })).toEqual([200, { process: 'ok' }])
  }
})
