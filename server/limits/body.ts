import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import { limits, Refusal } from './limits.ts'

/** Bytes up to which chunks are copied into one: in memory, a chunk of one byte takes hundreds. */
const blockSize = 1024

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
  const end = (status: 408 | 503, message: string, wait?: number) => stop.abort(new Refusal(status, message, wait))
  /** Bytes of the last window and of this one, and when these two began. */
  let [last, current, began] = [0, 0, performance.now()]
  const body: ActiveBody = {
    // The first second always counts as a whole one.
    rate: () => (last + current) / Math.max(1, (performance.now() - began) / 1000),
    end: () => end(503, texts.tooMuch, 5),
  }
  if (!places.take(sender, body)) throw new Refusal(429, texts.otherFiles, 5)
  const window = limits.pace.seconds * 1000
  const timer = setInterval(() => {
    if (current < limits.pace.bytes * limits.pace.seconds) end(408, texts.tooSlow)
    last = current
    current = 0
    began = performance.now() - window
  }, window)
  const arrived = () => incoming.read() as Buffer | null
  let received = 0
  const block = Buffer.allocUnsafe(blockSize)
  let filled = 0
  try {
    // One that has ended or has gone before it is read has no events any more.
    const hasEnded = incoming.readableEnded || incoming.destroyed
    const events = { close: ['end', 'close'], signal: stop.signal }
    // All that has arrived is read at once: a body in chunks of a byte each would keep the process busy for seconds.
    if (!hasEnded)
      for await (const _ of on(incoming, 'readable', events))
        for (let chunk = arrived(); chunk; chunk = arrived()) {
          received += chunk.length
          if (received > bytes) throw new Refusal(413, tooLarge)
          current += chunk.length
          if (filled + chunk.length <= blockSize) filled += chunk.copy(block, filled)
          else {
            if (filled > 0) yield Buffer.from(block.subarray(0, filled))
            filled = 0
            yield chunk
          }
        }
    if (!incoming.complete) throw new Refusal(400, texts.interrupted)
    if (filled > 0) yield block.subarray(0, filled)
  } catch (error) {
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error
    throw reason instanceof Refusal ? reason : new Refusal(400, texts.interrupted)
  } finally {
    clearInterval(timer)
    places.leave(body)
    incoming.pause()
  }
}
