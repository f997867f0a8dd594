import type { IncomingMessage } from 'node:http'
import { limits, Refusal } from './limits.ts'

/** A request body that is being received. */
interface ActiveBody {
  /** Upload rate of the last seconds, in bytes per second. */
  readonly rate: () => number
  /** Ends it, to make room. */
  readonly end: () => void
}

/** The places of bodies that are received at the same time. */
export function createPlaces(all: number, ofSender = Number.POSITIVE_INFINITY) {
  const bodies = new Map<ActiveBody, string>()
  const slowest = () => [...bodies.keys()].reduce((slow, body) => (body.rate() < slow.rate() ? body : slow))
  return {
    /** Takes a place; if none is free, the slowest body loses its own. `false` for a sender that has too many. */
    take(sender: string, body: ActiveBody): boolean {
      if ([...bodies.values()].filter(other => other === sender).length >= ofSender) return false
      if (bodies.size >= all) slowest().end()
      bodies.set(body, sender)
      return true
    },
    leave: (body: ActiveBody) => bodies.delete(body),
  }
}

/** Limits of a request body. */
export interface BodyLimits {
  readonly bytes: number
  /** The error message for a body over the limit. */
  readonly tooLarge: string
  readonly places: ReturnType<typeof createPlaces>
}

/** Limits of request bodies, by content. */
export function createBodyLimits(filesOfSender: number = limits.atOnce.filesOfSender) {
  const { body, atOnce } = limits
  const text = { tooLarge: 'The text is too long.', places: createPlaces(atOnce.texts) }
  const file = { tooLarge: 'The resume is larger than 10 MB.', places: createPlaces(atOnce.files, filesOfSender) }
  return {
    json: { ...text, bytes: body.json },
    urlencoded: { ...text, bytes: body.urlencoded },
    withFile: { ...file, bytes: body.withFile },
  }
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
  const age = () => (performance.now() - began) / 1000
  // The first second always counts as a whole one.
  const now = () => (received - (before[0] ?? 0)) / Math.min(seconds, Math.max(age(), 1))
  return {
    now,
    add: (bytes: number) => {
      received += bytes
      return received
    },
    /** Whether the body is slower than the limit. */
    sample: () => {
      const slow = limits.pace.bytes > now() && age() > seconds
      before.push(received)
      if (before.length > (seconds * 1000) / sampleInterval) before.shift()
      return slow
    },
  }
}

/**
 * Streams a body to `use`, and pauses while `use` returns a pending promise. Stops reading and rejects with a `Refusal` when
 * the body is too large, too slow, aborted, or loses its place. A declared `Content-Length` is checked before anything is
 * read.
 */
export function receiveBody(
  { incoming, sender }: IncomingBody,
  { bytes, tooLarge, places }: BodyLimits,
  use: (chunk: Buffer) => Promise<unknown> | undefined,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) return Promise.reject(new Refusal(413, tooLarge))
  // Its sender has gone before it is read: no event would tell.
  if (incoming.destroyed && !incoming.complete) return Promise.reject(new Refusal(400, 'Sending was interrupted.'))
  return new Promise((resolve, reject) => {
    const meter = createRateMeter(limits.pace.seconds)
    let finished = false
    const finish = (error?: unknown) => {
      finished = true
      clearInterval(timer)
      incoming.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      incoming.pause()
      places.leave(body)
      if (error) reject(error)
      else resolve()
    }
    const body: ActiveBody = {
      rate: meter.now,
      end: () => finish(new Refusal(503, 'We’re receiving too much at once. Please try again.', 5)),
    }
    const onData = (chunk: Buffer) => {
      if (meter.add(chunk.length) > bytes) return finish(new Refusal(413, tooLarge))
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
      if (meter.sample()) finish(new Refusal(408, 'Sending took too long. Please try again.'))
    }, sampleInterval)
    if (!places.take(sender, body))
      return finish(new Refusal(429, 'Your other files are still being sent. Please try again in a moment.', 5))
    incoming.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}
