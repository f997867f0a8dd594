import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { limits, Refusal } from './limits.ts'

interface ActiveBody {
  /** Bytes a second, lately. */
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
      if (bodies.size >= all) {
        const slow = slowest()
        bodies.delete(slow)
        slow.end()
      }
      bodies.set(body, sender)
      return true
    },
    leave: (body: ActiveBody) => bodies.delete(body),
  }
}

export interface BodyLimits {
  readonly bytes: number
  /** The error message for a body over the limit. */
  readonly tooLarge: string
  readonly places: ReturnType<typeof createPlaces>
}

/** Limits of request bodies, by content. */
export function createBodyLimits(filesOfSender: number = limits.atOnce.filesOfSender) {
  const { body, atOnce } = limits
  const text = { tooLarge: texts.textTooLong, places: createPlaces(atOnce.texts) }
  const file = { tooLarge: texts.resumeTooLarge, places: createPlaces(atOnce.files, filesOfSender) }
  return {
    json: { ...text, bytes: body.json },
    urlencoded: { ...text, bytes: body.urlencoded },
    withFile: { ...file, bytes: body.withFile },
  }
}

/** Measures a body in windows of so many milliseconds. */
function createPace(window: number) {
  /** Bytes of the last window and of this one. */
  let [last, current] = [0, 0]
  let began = performance.now()
  return {
    add: (bytes: number) => {
      current += bytes
    },
    // The first second always counts as a whole one.
    rate: () => (last + current) / Math.max(1, (performance.now() - began) / 1000),
    /** Ends a window. Returns whether it was slower than the limit. */
    isSlow: () => {
      const slow = current < (limits.pace.bytes * window) / 1000
      began = performance.now() - window
      last = current
      current = 0
      return slow
    },
  }
}

export interface IncomingBody {
  readonly incoming: IncomingMessage
  readonly sender: string
}

/**
 * The chunks of a body, until `stop` is aborted. Throws a `Refusal` when the body is too large, too slow, interrupted, or
 * loses its place. A declared `Content-Length` is checked before anything is read.
 */
export async function* receiveBody(
  { incoming, sender }: IncomingBody,
  { bytes, tooLarge, places }: BodyLimits,
  stop = new AbortController(),
): AsyncGenerator<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) throw new Refusal(413, tooLarge)
  const window = limits.pace.seconds * 1000
  const pace = createPace(window)
  const end = (status: 408 | 503, message: string, wait?: number) => stop.abort(new Refusal(status, message, wait))
  const body: ActiveBody = {
    rate: pace.rate,
    end: () => end(503, texts.tooMuch, 5),
  }
  if (!places.take(sender, body)) throw new Refusal(429, texts.otherFiles, 5)
  const timer = setInterval(() => pace.isSlow() && end(408, texts.tooSlow), window)
  let received = 0
  try {
    // One that has ended or has gone before it is read has no events any more.
    const hasEnded = incoming.readableEnded || incoming.destroyed
    const few = { highWaterMark: 4, lowWaterMark: 1 }
    const events = { close: ['end', 'close'], signal: stop.signal, ...few }
    if (!hasEnded)
      for await (const [chunk] of on(incoming, 'data', events) as AsyncIterable<[Buffer]>) {
        received += chunk.length
        if (received > bytes) throw new Refusal(413, tooLarge)
        pace.add(chunk.length)
        yield chunk
      }
    if (!incoming.complete) throw new Refusal(400, texts.interrupted)
  } catch (error) {
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error
    throw reason instanceof Refusal ? reason : new Refusal(400, texts.interrupted)
  } finally {
    clearInterval(timer)
    places.leave(body)
    incoming.pause()
  }
}
