/** How many requests may come, in a minute. */
export interface Rates {
  readonly perAddress: number
  readonly overall: number
}

interface Bucket {
  left: number
  at: number
}

const minute = 60_000

/** Addresses that are remembered; the oldest are forgotten first. */
const remembered = 10_000

/** One network of IPv6 has one sender: a household or a rented machine gets 64 bits of addresses. */
export function senderOf(address: string): string {
  if (!address.includes(':')) return address
  // One spelling for each, and zeros for what `::` leaves out.
  const short = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const zeros = '0:'.repeat(8 - short.split(':').filter(Boolean).length)
  return short.replace('::', `:${zeros}`).split(':').filter(Boolean).slice(0, 4).join(':')
}

/** Takes one from a bucket that fills up at `rate` a minute; gives the seconds until there is one, or nothing. */
function takeFrom(bucket: Bucket, rate: number, now: number): number | undefined {
  bucket.left = Math.min(rate, bucket.left + ((now - bucket.at) * rate) / minute)
  bucket.at = now
  if (bucket.left < 1) return Math.ceil(((1 - bucket.left) * minute) / rate / 1000)
  bucket.left -= 1
  return undefined
}

/** Counts requests by address and in all. A whole minute's worth may come at once. */
export function createRates({ perAddress, overall }: Rates, now: () => number = Date.now) {
  const all: Bucket = { left: overall, at: now() }
  const senders = new Map<string, Bucket>()
  /** Lets a request in, or gives the seconds after which it may come again. */
  return (address: string): number | undefined => {
    const sender = senderOf(address)
    const bucket = senders.get(sender) ?? { left: perAddress, at: now() }
    senders.delete(sender)
    senders.set(sender, bucket)
    for (const oldest of senders.keys()) {
      if (senders.size <= remembered) break
      senders.delete(oldest)
    }
    return takeFrom(bucket, perAddress, now()) ?? takeFrom(all, overall, now())
  }
}
