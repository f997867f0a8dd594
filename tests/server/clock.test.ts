import { expect, it } from 'vitest'
import { sweep } from '#server/site-server.ts'
import { openInbox, submission } from './inbox.ts'

const day = 24 * 60 * 60_000
const { now, store } = openInbox()

const said: string[] = []
const log = { info: () => undefined, error: (text: unknown) => void said.push(String(text)) }
const kept = async () => (await store().inbox.list()).length
const sweepAt = (days: number) => sweep(store(), log, now() + days * day)

it('a clock that jumps ahead by years deletes nothing, however often, until somebody confirms it', async () => {
  // As a server does at its start, before it takes a form.
  await sweepAt(0)
  await store().accept(submission())
  for (const days of [3 * 365, 3 * 365 + 1, 0, 3 * 365]) await sweepAt(days)
  expect([await kept(), said.length]).toEqual([1, 3])
  await store().clock.set(now() + 3 * 365 * day)
  await sweepAt(3 * 365)
  expect(await kept()).toBe(0)
})

it('a clock that starts years behind does not stop deletion', async () => {
  await store().accept(submission())
  for (let days = 0; days < 3 * 365; days += 60) for (const back of [0, -20 * 365]) await sweepAt(days + back)
  expect(await kept()).toBe(0)
})
