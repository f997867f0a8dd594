import { afterEach, beforeEach, expect, it } from 'vitest'
import { sweep } from '#server/site-server.ts'
import { openStore, type Store } from '#server/storage/index.ts'
import { type Database, freshDatabase } from './database.ts'
import { message } from './test-server.ts'

const day = 24 * 60 * 60_000
let database: Database
let store: Store
beforeEach(async () => {
  database = await freshDatabase()
  store = await openStore({ url: database.url })
})
afterEach(async () => {
  await store.close()
  await database.drop()
})

const said: string[] = []
const log = { info: () => undefined, error: (text: unknown) => void said.push(String(text)) }
const kept = async () => (await store.inbox.list()).length
const sweepAt = (days: number) => sweep(store, log, Date.now() + days * day)

it('a clock that jumps ahead by years deletes nothing, however often, until somebody confirms it', async () => {
  // As a server does at its start, before it takes a form.
  await sweepAt(0)
  await store.accept({ kind: 'contact', form: 'contact', key: undefined, fields: message() })
  for (const days of [3 * 365, 3 * 365 + 1, 0, 3 * 365]) await sweepAt(days)
  expect([await kept(), said.length]).toEqual([1, 3])
  await store.clock.set(Date.now() + 3 * 365 * day)
  await sweepAt(3 * 365)
  expect(await kept()).toBe(0)
})

it('a clock that starts years behind does not stop deletion', async () => {
  await store.accept({ kind: 'contact', form: 'contact', key: undefined, fields: message() })
  for (let days = 0; days < 3 * 365; days += 60) for (const back of [0, -20 * 365]) await sweepAt(days + back)
  expect(await kept()).toBe(0)
})

it('a clock that goes on deletes what expires', async () => {
  await store.accept({ kind: 'contact', form: 'contact', key: undefined, fields: message() })
  for (let days = 0; days < 3 * 365; days += 60) await sweepAt(days)
  expect(await kept()).toBe(0)
})
