/** Rate limits, in forms per minute. */
export interface Rates {
  readonly perAddress: number
  readonly overall: number
}

/** Milliseconds. */
const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Maximum number of buckets; the least recently used are dropped first. */
const maxBuckets = 30_000

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

/** What a request is counted by. */
export interface Meter {
  /** The seconds until a token is available, or `undefined`. */
  wait(): number | undefined
  /** Takes a token, or with -1 returns it. */
  take(count?: 1 | -1): void
}

/** A clock that nobody sets: a limit must not last as long as the computer's clock was set back. */
const monotonic = () => performance.now()

/** Creates token buckets by key. Each holds `share` times the rate of one period, in milliseconds. */
export function createBuckets(rate: number, period = minute, now = monotonic) {
  const buckets = new Map<string, { left: number; at: number }>()

  return (key: string, share = 1): Meter => {
    const most = share * rate
    const bucket = buckets.get(key) ?? { left: most, at: now() }
    buckets.delete(key)
    buckets.set(key, bucket)
    for (const oldest of buckets.keys()) {
      if (buckets.size <= maxBuckets) break
      buckets.delete(oldest)
    }
    return {
      wait() {
        bucket.left = Math.min(most, bucket.left + ((now() - bucket.at) * most) / period)
        bucket.at = now()
        return bucket.left < 1 ? Math.ceil(((1 - bucket.left) * period) / most / 1000) : undefined
      },
      take(count = 1) {
        bucket.left -= count
      },
    }
  }
}

/** Meters as one, which waits for the longest. */
export const together = (meters: readonly Meter[]): Meter => ({
  wait() {
    const waits = meters.flatMap(meter => meter.wait() ?? [])
    return waits.length > 0 ? Math.max(...waits) : undefined
  },
  take(count) {
    for (const meter of meters) meter.take(count)
  },
})

/** Creates meters by address, for all its networks. */
export function createSenders(...limits: Parameters<typeof createBuckets>) {
  const buckets = createBuckets(...limits)
  return (ipAddress: string): Meter => together(networksOf(ipAddress).map(network => buckets(...network)))
}
