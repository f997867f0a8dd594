/** Load by autocannon, which takes little of the processor: the server is what is measured. */
import autocannon, { type Request } from 'autocannon'

interface Load {
  readonly origin: string
  readonly connections: number
  readonly seconds: number
  /** Requests a second, evenly spaced; as many as the server takes when omitted. */
  readonly rate?: number
  /** The next request. */
  readonly next: () => Request
}

export interface Answered {
  readonly perSecond: number
  /** Milliseconds. With a rate, counted from when a request was due, so that queueing counts as latency. */
  readonly p99: number
  /** Answers of 400 and more, and requests without an answer. */
  readonly refused: number
}

/** Sends for so many seconds. */
export async function load({ origin, connections, seconds, rate, next }: Load): Promise<Answered> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    ...(rate && { overallRate: Math.round(rate) }),
    requests: [{ setupRequest: request => ({ ...request, ...next() }) }],
  })
  return { perSecond: requests.average, p99: latency.p99, refused: non2xx + errors }
}
