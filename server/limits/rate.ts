/** Rate limits, in requests per minute. */
export interface Rates {
  readonly perAddress: number
  readonly overall: number
}

interface Bucket {
  left: number
  at: number
}

const minute = 60_000

/** Maximum number of tracked networks; the least recently used are dropped first. */
const maxNetworks = 30_000

/** Rate of an IPv6 network by prefix length, as a multiple of the rate per address. */
const shares = [
  [64, 1],
  [56, 2],
  [48, 4],
] as const

/** The first 64 bits of an IPv6 address, as 16 hex digits. */
function first64(address: string): string {
  // `URL` normalizes the spelling; the zeros that `::` omits are restored.
  const short = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const zeros = '0:'.repeat(8 - short.split(':').filter(Boolean).length)
  const groups = short.replace('::', `:${zeros}`).split(':').filter(Boolean)
  return groups
    .slice(0, 4)
    .map(group => group.padStart(4, '0'))
    .join('')
}

/** Identifies a sender: an IPv4 address, or the /64 network of an IPv6 address, which one household or machine owns. */
export const senderOf = (ipAddress: string) => (ipAddress.includes(':') ? first64(ipAddress) : ipAddress)

/** The networks that an address counts towards, each with its multiple of the rate. */
function networksOf(ipAddress: string): readonly (readonly [network: string, share: number])[] {
  if (!ipAddress.includes(':')) return [[ipAddress, 1]]
  const digits = first64(ipAddress)
  return shares.map(([bits, share]) => [`${digits.slice(0, bits / 4)}/${bits}`, share])
}

/** Refills a token bucket at `rate` per minute. Returns the seconds until a token is available, or `undefined`. */
function waitFor(bucket: Bucket, rate: number, now: number): number | undefined {
  bucket.left = Math.min(rate, bucket.left + ((now - bucket.at) * rate) / minute)
  bucket.at = now
  return bucket.left < 1 ? Math.ceil(((1 - bucket.left) * minute) / rate / 1000) : undefined
}

/** Creates token buckets per network and one for all stored submissions. Each holds one minute's rate. */
export function createRates({ perAddress, overall }: Rates, now: () => number = Date.now) {
  const all: Bucket = { left: overall, at: now() }
  const networks = new Map<string, Bucket>()

  function bucketOf(network: string, rate: number): Bucket {
    const bucket = networks.get(network) ?? { left: rate, at: now() }
    networks.delete(network)
    networks.set(network, bucket)
    for (const oldest of networks.keys()) {
      if (networks.size <= maxNetworks) break
      networks.delete(oldest)
    }
    return bucket
  }

  return {
    /** Admits a request, or returns the seconds after which to retry. A request that has to wait is not charged. */
    admit(ipAddress: string): number | undefined {
      const buckets = networksOf(ipAddress).map(([network, share]) => {
        const rate = share * perAddress
        return { bucket: bucketOf(network, rate), rate }
      })
      const waits = [...buckets, { bucket: all, rate: overall }].flatMap(
        ({ bucket, rate }) => waitFor(bucket, rate, now()) ?? [],
      )
      if (waits.length > 0) return Math.max(...waits)
      // `reserve` charges the overall bucket: requests that store nothing must not block other senders.
      for (const { bucket } of buckets) bucket.left -= 1
      return undefined
    },
    /** Takes a token for a submission to be stored, or returns the seconds after which to retry. */
    reserve(): number | undefined {
      const wait = waitFor(all, overall, now())
      if (wait === undefined) all.left -= 1
      return wait
    },
    /** Returns the token of a submission that was not stored. */
    refund() {
      all.left += 1
    },
  }
}

export type RateLimits = ReturnType<typeof createRates>
