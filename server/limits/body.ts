import type { IncomingMessage } from 'node:http'
import type { Budget } from './budget.ts'
import { Refusal } from './refusal.ts'

/** What a body may be. */
export interface BodyLimits {
  readonly bytes: number
  /** Said when there are more. */
  readonly tooLarge: string
  /** Seconds before a sender has to keep pace, and the pace: bytes a second, on average. */
  readonly grace: number
  readonly pace: number
  /** Memory that all bodies share. */
  readonly budget: Budget
}

/** How often the pace is looked at, in milliseconds. */
const look = 500

/**
 * Hands a body on as it comes in. Rejects with a `Refusal`, and stops reading, as soon as it is too large, too slow or broken
 * off; a length that is declared is checked before anything is read.
 */
export function receiveBody(
  incoming: IncomingMessage,
  { bytes, tooLarge, grace, pace, budget }: BodyLimits,
  use: (chunk: Buffer) => void,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) return Promise.reject(new Refusal(413, tooLarge))
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let received = 0
    const finish = (error?: unknown) => {
      clearInterval(timer)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      incoming.pause()
      budget.give(received)
      if (error) reject(error)
      else resolve()
    }
    const onData = (chunk: Buffer) => {
      received += chunk.length
      budget.take(chunk.length)
      if (received > bytes) return finish(new Refusal(413, tooLarge))
      if (budget.isSpent()) return finish(new Refusal(503, 'Too much is coming in at once. Please try again.', 5))
      try {
        use(chunk)
      } catch (error) {
        finish(error)
      }
    }
    const onEnd = () => finish()
    const onClose = () => finish(new Refusal(400, 'The sending was broken off.'))
    const timer = setInterval(() => {
      const seconds = (performance.now() - began) / 1000
      if (seconds > grace && received < seconds * pace) finish(new Refusal(408, 'The sending took too long.'))
    }, look)
    incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}
