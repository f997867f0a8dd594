import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { receiveBody } from './body.ts'
import { createBodyBudget } from './body-budget.ts'
import { Refusal } from './refusal.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const create = (perSender = 100) => {
  const limits = {
    bytes: 1000,
    tooLarge: 'The body is too large.',
    grace: 10,
    minRate: 10,
    budget: createBodyBudget({ bytes: 1500, perSender }),
  }
  let senders = 0
  /** Starts a body. Returns a function that sends a part of it, and a promise of the result. */
  return (sender?: string) => {
    senders += 1
    const incoming = new IncomingMessage(new Socket())
    const got: string[] = []
    const received = receiveBody(
      { incoming, sender: sender ?? `sender ${senders}` },
      limits,
      chunk => void got.push(chunk.toString()),
    ).then(
      () => got.join(''),
      (error: unknown) => (error instanceof Refusal ? [error.status, error.retryAfter] : error),
    )
    const push = async (text: string | null) => {
      incoming.push(text)
      await new Promise(setImmediate)
    }
    return { push, received }
  }
}
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

it('where bodies hold too much together, the slowest of them is ended, and a new request is accepted', async () => {
  const sending = create()
  const [slow, fast] = [sending(), sending()]
  await slow.push('a'.repeat(400))
  seconds(5)
  await fast.push('b'.repeat(900))
  const comer = sending()
  await comer.push('c'.repeat(300))
  expect(await slow.received).toEqual([503, 5])
  for (const { push } of [fast, comer]) await push(null)
  expect([await fast.received, await comer.received]).toEqual(['b'.repeat(900), 'c'.repeat(300)])
  // The budget is free again.
  const last = sending()
  await last.push('d'.repeat(1000))
  await last.push(null)
  expect(await last.received).toBe('d'.repeat(1000))
})

it('one sender has only so many on the way, and others are not kept out by it', async () => {
  const sending = create(2)
  const [first, second, third] = [sending('a'), sending('a'), sending('a')]
  expect(await third.received).toEqual([429, 5])
  const other = sending('b')
  for (const { push } of [first, second, other]) await push(null)
  expect(await Promise.all([first, second, other].map(({ received }) => received))).toEqual(['', '', ''])
  const next = sending('a')
  await next.push(null)
  expect(await next.received).toBe('')
})

it('what came at the beginning pays for no silence later', async () => {
  const { push, received } = create()()
  await push('a'.repeat(999))
  seconds(9)
  await push('a')
  seconds(11)
  expect(await received).toEqual([408, undefined])
})

it('a sender that keeps pace is let go on', async () => {
  const { push, received } = create()()
  for (let second = 0; second < 60; second += 1) {
    await push('a'.repeat(11))
    seconds(1)
  }
  await push(null)
  expect(await received).toHaveLength(660)
})

it('one that is too large without saying so is cut off', async () => {
  const { push, received } = create()()
  await push('a'.repeat(1001))
  expect(await received).toEqual([413, undefined])
})
