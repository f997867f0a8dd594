import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { receiveBody } from './body.ts'
import { createBudget } from './budget.ts'
import { Refusal } from './refusal.ts'

const limits = { bytes: 1000, tooLarge: 'The body is too large.', grace: 10, pace: 1000, budget: createBudget(1500) }

/** A body that a test sends bit by bit, and what becomes of it. */
function sending() {
  const incoming = new IncomingMessage(new Socket())
  const got: string[] = []
  const received = receiveBody(incoming, limits, chunk => got.push(chunk.toString())).then(
    () => got.join(''),
    (error: unknown) => (error instanceof Refusal ? [error.status, error.retryAfter] : error),
  )
  return { incoming, received }
}

it('all bodies share their memory: who comes when it is used up is told to come again, and nobody else is', async () => {
  const [first, second, third] = [sending(), sending(), sending()]
  first.incoming.push('a'.repeat(900))
  await new Promise(setImmediate)
  second.incoming.push('b'.repeat(900))
  expect(await second.received).toEqual([503, 5])
  third.incoming.push('c'.repeat(300))
  for (const { incoming } of [first, third]) incoming.push(null)
  expect([await first.received, await third.received]).toEqual(['a'.repeat(900), 'c'.repeat(300)])
  // And it is given back.
  const last = sending()
  last.incoming.push('d'.repeat(1000))
  last.incoming.push(null)
  expect(await last.received).toBe('d'.repeat(1000))
})

it('one that is too large without saying so is cut off', async () => {
  const { incoming, received } = sending()
  incoming.push('a'.repeat(1001))
  expect(await received).toEqual([413, undefined])
})
