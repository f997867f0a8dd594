import type { IncomingMessage } from 'node:http'
import type { ActiveBody, BodyBudget } from './body-budget.ts'
import { Refusal } from './refusal.ts'

/** What a body may be. */
export interface BodyLimits {
  readonly bytes: number
  /** Said when there are more. */
  readonly tooLarge: string
  /** The pace that a sender has to keep in any so many seconds: bytes a second. */
  readonly grace: number
  readonly pace: number
  /** The bodies that share room with it. */
  readonly budget: BodyBudget
}

/** A body, and who sends it. */
export interface IncomingBody {
  readonly incoming: IncomingMessage
  readonly sender: string
}

/** How often the pace is looked at, in milliseconds. */
const sampleInterval = 500

/** What has come in over the last `seconds`. */
function createRateMeter(seconds: number) {
  const began = performance.now()
  /** How much had come at each look, the oldest first. */
  const before = [0]
  let received = 0
  const lately = () => received - (before[0] ?? 0)
  const age = () => (performance.now() - began) / 1000
  return {
    add: (bytes: number) => {
      received += bytes
      return received
    },
    look: () => {
      before.push(received)
      if (before.length > (seconds * 1000) / sampleInterval) before.shift()
    },
    /** Bytes a second. Nobody is slow in the first second. */
    now: () => lately() / Math.min(seconds, Math.max(age(), 1)),
    isOver: () => age() > seconds,
  }
}

/**
 * Hands a body on as it comes in, and waits where `use` gives a promise. Rejects with a `Refusal`, and stops reading, as soon
 * as it is too large, too slow, broken off or in the way of others; a length that is declared is checked before anything is
 * read.
 */
export function receiveBody(
  { incoming, sender }: IncomingBody,
  { bytes, tooLarge, grace, pace: slowest, budget }: BodyLimits,
  use: (chunk: Buffer) => Promise<unknown> | undefined,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) return Promise.reject(new Refusal(413, tooLarge))
  return new Promise((resolve, reject) => {
    const pace = createRateMeter(grace)
    let finished = false
    const finish = (error?: unknown) => {
      finished = true
      clearInterval(timer)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      incoming.pause()
      budget.release(holder)
      if (error) reject(error)
      else resolve()
    }
    const holder: ActiveBody = {
      pace: pace.now,
      evict: () => finish(new Refusal(503, 'Too much is coming in at once. Please try again.', 5)),
    }
    const onData = (chunk: Buffer) => {
      if (pace.add(chunk.length) > bytes) return finish(new Refusal(413, tooLarge))
      budget.add(holder, chunk.length)
      try {
        const used = use(chunk)
        if (!used) return
        incoming.pause()
        used.then(() => finished || incoming.resume(), finish)
      } catch (error) {
        finish(error)
      }
    }
    const onEnd = () => finish()
    const onClose = () => finish(new Refusal(400, 'The sending was broken off.'))
    const timer = setInterval(() => {
      if (pace.isOver() && pace.now() < slowest) finish(new Refusal(408, 'The sending took too long.'))
      pace.look()
    }, sampleInterval)
    if (!budget.admit(sender, holder))
      return finish(new Refusal(429, 'Your other files are still on their way. Please try again in a moment.', 5))
    incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}
