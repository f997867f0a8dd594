import type { IncomingMessage } from 'node:http'
import type { ActiveBody, BodyBudget } from './body-budget.ts'
import { Refusal } from './refusal.ts'

/** Limits of a request body. */
export interface BodyLimits {
  readonly bytes: number
  /** The error message for a body over the limit. */
  readonly tooLarge: string
  /** Minimum upload rate in bytes per second, averaged over `grace` seconds. */
  readonly minRate: number
  readonly grace: number
  /** The memory or disk budget that the body shares with others. */
  readonly budget: BodyBudget
}

/** A request body and its sender. */
export interface IncomingBody {
  readonly incoming: IncomingMessage
  readonly sender: string
}

/** How often the upload rate is checked, in milliseconds. */
const sampleInterval = 500

/** Measures the upload rate over the last `seconds`. */
function createRateMeter(seconds: number) {
  const began = performance.now()
  /** Bytes received at each sample, oldest first. */
  const before = [0]
  let received = 0
  const lately = () => received - (before[0] ?? 0)
  const age = () => (performance.now() - began) / 1000
  return {
    add: (bytes: number) => {
      received += bytes
      return received
    },
    sample: () => {
      before.push(received)
      if (before.length > (seconds * 1000) / sampleInterval) before.shift()
    },
    /** Bytes per second. The first second always counts as a whole one. */
    now: () => lately() / Math.min(seconds, Math.max(age(), 1)),
    isOver: () => age() > seconds,
  }
}

/**
 * Streams a body to `use`, and pauses while `use` returns a pending promise. Stops reading and rejects with a `Refusal` when
 * the body is too large, too slow, aborted, or evicted from the budget. A declared `Content-Length` is checked before
 * anything is read.
 */
export function receiveBody(
  { incoming, sender }: IncomingBody,
  { bytes, tooLarge, grace, minRate, budget }: BodyLimits,
  use: (chunk: Buffer) => Promise<unknown> | undefined,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) return Promise.reject(new Refusal(413, tooLarge))
  // Its sender has gone before it is read: no event would tell.
  if (incoming.destroyed && !incoming.complete) return Promise.reject(new Refusal(400, 'Sending was interrupted.'))
  return new Promise((resolve, reject) => {
    const meter = createRateMeter(grace)
    let finished = false
    const finish = (error?: unknown) => {
      finished = true
      clearInterval(timer)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      incoming.pause()
      budget.release(body)
      if (error) reject(error)
      else resolve()
    }
    const body: ActiveBody = {
      rate: meter.now,
      evict: () => finish(new Refusal(503, 'We’re receiving too much at once. Please try again.', 5)),
    }
    const onData = (chunk: Buffer) => {
      if (meter.add(chunk.length) > bytes) return finish(new Refusal(413, tooLarge))
      budget.add(body, chunk.length)
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
    const onClose = () => finish(new Refusal(400, 'Sending was interrupted.'))
    const timer = setInterval(() => {
      if (meter.isOver() && meter.now() < minRate) finish(new Refusal(408, 'Sending took too long. Please try again.'))
      meter.sample()
    }, sampleInterval)
    if (!budget.admit(sender, body))
      return finish(new Refusal(429, 'Your other files are still being sent. Please try again in a moment.', 5))
    incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}
