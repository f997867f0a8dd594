import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlaces, receiveBody } from './body.ts'
import { Refusal } from './limits.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const create = () => {
  const limits = {
    bytes: 100_000,
    tooLarge: 'The body is too large.',
    places: createPlaces(3, 100),
  }
  let senders = 0
  /** Starts a body. Returns a function that sends a part of it, and a promise of the result. */
  return () => {
    senders += 1
    const incoming = new IncomingMessage(new Socket())
    const got: string[] = []
    const receive = async () => {
      const body = receiveBody({ incoming, sender: `sender ${senders}` }, limits)
      for await (const chunk of body) got.push(chunk.toString())
      return got.join('')
    }
    const received = receive().catch((error: unknown) =>
      error instanceof Refusal ? [error.status, error.retryAfter] : error,
    )
    const push = async (text: string | null) => {
      incoming.complete = text === null
      incoming.push(text)
      await new Promise(setImmediate)
    }
    return { incoming, got, push, received }
  }
}
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

it('where all places are taken, the slowest body is ended, and a new request is accepted', async () => {
  const sending = create()
  const [slow, fast, faster] = [sending(), sending(), sending()]
  await slow.push('a'.repeat(400))
  seconds(5)
  for (const { push } of [fast, faster]) await push('b'.repeat(900))
  const comer = sending()
  await comer.push('c'.repeat(300))
  expect(await slow.received).toEqual([503, 5])
  for (const { push } of [fast, faster, comer]) await push(null)
  expect(await Promise.all([fast.received, comer.received])).toEqual(['b'.repeat(900), 'c'.repeat(300)])
  // The places are free again.
  const others = [sending(), sending(), sending()]
  for (const { push } of others) await push(null)
  expect(await Promise.all(others.map(({ received }) => received))).toEqual(['', '', ''])
})

it('what came at the beginning pays for no silence later', async () => {
  const { push, received } = create()()
  await push('a'.repeat(9999))
  seconds(9)
  await push('a')
  seconds(11)
  expect(await received).toEqual([408, undefined])
})

it('a sender that keeps pace is let go on', async () => {
  const { push, received } = create()()
  for (let second = 0; second < 60; second += 1) {
    await push('a'.repeat(1010))
    seconds(1)
  }
  await push(null)
  expect(await received).toHaveLength(60_600)
})

it('small chunks that arrive one by one are copied together', async () => {
  const { got, push, received } = create()()
  for (let at = 0; at < 3000; at += 1) await push('a')
  await push('b'.repeat(2000))
  await push('c')
  await push(null)
  expect(await received).toBe(`${'a'.repeat(3000)}${'b'.repeat(2000)}c`)
  expect(got.length).toBeLessThan(10)
})
